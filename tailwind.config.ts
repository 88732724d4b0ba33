import type { Config } from 'tailwindcss';
import { parseSiteEnv } from './lib/facts/site-env.mjs';

/**
 * Semantic tokens only. The values are in app/globals.css as custom
 * properties, because they change with the color scheme and on paper.
 */
const isPreview = parseSiteEnv(process.env['SITE_ENV']) === 'preview';

export default {
  content: [
    './app/**/*.tsx',
    './components/**/*.{ts,tsx}',
    ...(isPreview ? [] : ['!./app/preview/**', '!./components/preview/**']),
  ],
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      paper: 'var(--paper)',
      surface: 'var(--surface)',
      mint: 'var(--mint)',
      apricot: 'var(--apricot)',
      sand: 'var(--sand)',
      sky: 'var(--sky)',
      lilac: 'var(--lilac)',
      line: 'var(--line)',
      control: 'var(--control)',
      ink: 'var(--ink)',
      'ink-soft': 'var(--ink-soft)',
      green: 'var(--green)',
      deep: 'var(--deep)',
      'on-deep': 'var(--on-deep)',
      'on-deep-soft': 'var(--on-deep-soft)',
      'on-deep-line': 'var(--on-deep-line)',
      'on-deep-accent': 'var(--on-deep-accent)',
      flare: 'var(--flare)',
      'flare-strong': 'var(--flare-strong)',
      'on-flare': 'var(--on-flare)',
      'flare-deep': 'var(--flare-deep)',
      solid: 'var(--solid)',
      'on-solid': 'var(--on-solid)',
    },
    fontFamily: {
      display: ['Display', 'Display Arial', 'Display Roboto', 'Display DejaVu', 'system-ui', 'sans-serif'],
      text: ['Text', 'Text Arial', 'Text Roboto', 'Text DejaVu', 'system-ui', 'sans-serif'],
    },
    // The parts in `vw` leave room for the longest word of a heading where text is large and the window narrow.
    fontSize: {
      xs: ['0.8125rem', { lineHeight: '1.25rem' }],
      sm: ['0.9375rem', { lineHeight: '1.4375rem' }],
      base: ['1.0625rem', { lineHeight: '1.625rem' }],
      lg: ['1.1875rem', { lineHeight: '1.8125rem' }],
      xl: ['min(1.375rem, 11vw)', { lineHeight: '1.875rem' }],
      'title-sm': ['min(1.3125rem, 11vw)', { lineHeight: '1.6875rem', letterSpacing: '-0.015em' }],
      title: [
        'min(clamp(1.5rem, 1.3rem + 0.8vw, 1.875rem), 11.5vw)',
        { lineHeight: '1.18', letterSpacing: '-0.025em' },
      ],
      headline: [
        'min(clamp(1.9rem, 1.4rem + 2.1vw, 3.125rem), 12vw)',
        { lineHeight: '1.07', letterSpacing: '-0.035em' },
      ],
      display: [
        'min(clamp(min(2.375rem, max(10.2vw, 2rem)), 1.5rem + 3.6vw, 4.75rem), 13vw)',
        { lineHeight: '1.02', letterSpacing: '-0.04em' },
      ],
      figure: [
        'min(clamp(2.25rem, 1.75rem + 1.9vw, 3.5rem), 13vw)',
        { lineHeight: '1', letterSpacing: '-0.035em' },
      ],
    },
    extend: {
      maxWidth: {
        page: '1240px',
        // 65 characters of our text. In `ch` a line would be as long as the fallback's zero is wide, and break elsewhere.
        measure: '43.3em',
        narrow: '34rem',
        // A row of a price list: the price stays within reach of its name.
        row: '56.25rem',
      },
      borderRadius: { card: '1rem', button: '0.8125rem', field: '0.75rem' },
      boxShadow: { low: '0 1px 1px rgb(11 43 35 / 0.04), 0 10px 28px -14px rgb(11 43 35 / 0.22)' },
      spacing: { gutter: 'clamp(min(1.25rem, 6.25vw), 4vw, 3.5rem)', band: 'clamp(3rem, 8vw, 7rem)' },
      transitionTimingFunction: { calm: 'cubic-bezier(0.2, 0, 0, 1)' },
    },
  },
} satisfies Config;
