export const buttonVariants = {
  main: 'bg-flare text-on-flare hover:bg-flare-strong',
  solid: 'bg-solid text-on-solid hover:opacity-90',
  outline: 'border border-control text-ink hover:border-ink hover:bg-surface',
  quiet: 'text-green underline decoration-1 underline-offset-4 hover:decoration-2 px-0',
  'on-deep': 'border border-on-deep-soft text-on-deep hover:bg-on-deep hover:text-deep',
} as const;

export const buttonSizes = {
  sm: 'min-h-11 px-4 py-1.5 text-sm',
  md: 'min-h-12 px-5 py-1.5 text-base',
  lg: 'min-h-14 px-7 py-1.5 text-lg',
} as const;

/** The shared style of links and buttons that act. */
export function buttonStyle(
  variant: keyof typeof buttonVariants = 'solid',
  size: keyof typeof buttonSizes = 'md',
  className = '',
): string {
  const shape =
    'button inline-flex items-center justify-center gap-2 rounded-button text-center font-semibold transition-colors duration-200 ease-calm print:hidden';
  return `${shape} ${buttonSizes[size]} ${buttonVariants[variant]} ${className}`.trim();
}
