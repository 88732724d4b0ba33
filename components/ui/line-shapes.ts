/**
 * The icons that islands draw, copied from Lucide: elements and their attributes on a 24-unit grid. Plain data,
 * because the components of lucide-react add 1.1 kB of generic code to every page with an island. A test compares
 * them with Lucide's.
 */
export type LineShape = readonly (readonly [
  tag: 'path' | 'rect' | 'circle',
  attributes: Readonly<Record<string, string>>,
])[];

const dots = ['M8 13h.01', 'M12 13h.01', 'M16 13h.01', 'M8 17h.01', 'M12 17h.01', 'M16 17h.01'] as const;

export const arrowRight: LineShape = [
  ['path', { d: 'M5 12h14' }],
  ['path', { d: 'm12 5 7 7-7 7' }],
];

/** One path, for lists with many rows. */
export const calendar: LineShape = [
  [
    'path',
    { d: 'M8 2v3m8-3v3M3 9h18M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2z' },
  ],
];

export const calendarDays: LineShape = [
  ['path', { d: 'M8 2v3' }],
  ['path', { d: 'M16 2v3' }],
  ['rect', { x: '3', y: '3', width: '18', height: '18', rx: '2' }],
  ['path', { d: 'M3 9h18' }],
  ...dots.map((d) => ['path', { d }] as const),
];

export const check: LineShape = [['path', { d: 'M20 6 9 17l-5-5' }]];

export const chevronDown: LineShape = [['path', { d: 'm6 9 6 6 6-6' }]];

export const clock: LineShape = [
  ['circle', { cx: '12', cy: '12', r: '10' }],
  ['path', { d: 'M12 6v6l4 2' }],
];

export const cross: LineShape = [
  ['path', { d: 'M18 6 6 18' }],
  ['path', { d: 'm6 6 12 12' }],
];

export const heartPulse: LineShape = [
  [
    'path',
    {
      d: 'M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5',
    },
  ],
  ['path', { d: 'M3.22 13H9.5l.5-1 2 4.5 2-7 1.5 3.5h5.27' }],
];
