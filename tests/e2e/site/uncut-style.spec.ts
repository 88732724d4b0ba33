import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { routes } from '../../../content/site/routes';
import { expect, test } from '../support/fixtures';

// The uncut style would break the policy, which allows that of the page by its hash. Scripts and pictures load at another moment in each run.
test.use({
  bypassCSP: true,
  javaScriptEnabled: false,
  allowsFaults: true,
  viewport: { width: 390, height: 844 },
});

/** The style sheet as the framework built it, before each page got its part of it. */
const folder = '.next/static/chunks';
const [sheet, ...others] = readdirSync(folder).filter((name) => name.endsWith('.css'));

/** Every element and pseudo-element of a page, with a checksum of all its computed values. */
const computedStyles = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.cancel();
    const parts = [
      ['*', null],
      ['*', '::before'],
      ['*', '::after'],
      ['dialog, [popover]', '::backdrop'],
      ['li, summary', '::marker'],
      ['input, textarea', '::placeholder'],
      ['input', '::file-selector-button'],
      ['details', '::details-content'],
    ] as const;
    const checksum = (style: CSSStyleDeclaration) => {
      // Properties of Tailwind's own that no rule of the page reads are cut.
      const properties = [...style].filter((property) => !property.startsWith('--'));
      const text = properties.map((property) => style.getPropertyValue(property)).join();
      let sum = 0;
      for (let at = 0; at < text.length; at += 1) sum = (Math.imul(sum, 31) + text.charCodeAt(at)) | 0;
      return sum;
    };
    return parts.flatMap(([selector, part]) =>
      [...document.querySelectorAll(`body ${selector.replaceAll(', ', ', body ')}`)].map(
        (element, index) =>
          `${index} ${element.tagName} ${element.getAttribute('class') ?? ''} ${part ?? ''} ${checksum(getComputedStyle(element, part))}`,
      ),
    );
  });

const pages = [
  routes.home,
  routes.aclsAlgorithm,
  routes.ahaCourses,
  routes.merchandise,
  routes.locations,
  routes.hostTraining,
  routes.yourCard,
  routes.accessibility,
  routes.oshaClasses,
  routes.aToZ,
];

for (const { path } of pages)
  test(`no rule that ${path} needs was cut from its style`, async ({ page }) => {
    test.setTimeout(240_000);
    expect(others).toEqual([]);
    const whole = readFileSync(`${folder}/${sheet ?? ''}`, 'utf8');
    await page.route(/\.(?:avif|jpg|png|webp|woff2)$/, (route) => route.abort());
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    const cut = await computedStyles(page);
    await page.route(
      (url) => url.pathname === path,
      async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace(/(?<=<style>).*?(?=<\/style>)/s, (own) =>
          [whole, ...(own.match(/\[data-counter="\d+"\]\{[^}]*\}/g) ?? [])].join('\n'),
        );
        await route.fulfill({ response, body });
      },
    );
    await page.goto(path);
    const uncut = await computedStyles(page);
    expect(uncut.length).toBe(cut.length);
    expect(cut.filter((line, index) => line !== uncut[index])).toEqual([]);
  });
