/*
 * The drawings of the help cards, as the joints of simple figures on a field of 120 by 90. Whoever helps is solid, whoever is
 * helped is an outline, and what moves has an arrow: so they can be told apart in gray and by the color-blind as well.
 */

type Figure = {
  readonly kind: 'helper' | 'patient';
  /** Center and radius. */
  readonly head: readonly [number, number, number];
  readonly torso: string;
  readonly limbs: string;
};

export type DrawingPart =
  | Figure
  /** A limb of whoever is helped, in front of the body. */
  | { readonly kind: 'limb'; readonly d: string }
  /** An arrow from a point to another, straight or drawn toward a third point. */
  | {
      readonly kind: 'arrow';
      readonly from: readonly [number, number];
      readonly to: readonly [number, number];
      readonly bend?: readonly [number, number];
    }
  /** A thin line, a filled shape, or a shape cut out of a filled one. */
  | { readonly kind: 'line' | 'shape' | 'cut' | 'sign'; readonly d: string };

const ground = { kind: 'line', d: 'M6 84H114' } as const;
const phone = [
  { kind: 'shape', d: 'M80 28a5 5 0 0 1 5-5h14a5 5 0 0 1 5 5v34a5 5 0 0 1-5 5h-14a5 5 0 0 1-5-5z' },
  { kind: 'cut', d: 'M84 29h16v26h-16z' },
  { kind: 'line', d: 'M88 38q4-4 8 0M86 45q6-6 12 0' },
] as const satisfies readonly DrawingPart[];
const lying = {
  kind: 'patient',
  head: [20, 71, 8],
  torso: 'M36 74H64',
  limbs: 'M64 73L102 73M64 76L100 79',
} as const;
/** Whoever helps an adult from behind. */
const behind = {
  kind: 'helper',
  head: [76, 14, 8],
  torso: 'M76 30L78 52',
  limbs: 'M78 54L72 80M78 54L86 80',
} as const;
const cross = (x: number, y: number) =>
  [
    { kind: 'sign', d: `M${x} ${y}h34v34h-34z` },
    { kind: 'cut', d: `M${x + 13} ${y + 6}h8v7h7v8h-7v7h-8v-7h-7v-8h7z` },
  ] as const satisfies readonly DrawingPart[];

export const helpDrawings = {
  childSigns: [
    ground,
    { kind: 'patient', head: [38, 21, 10], torso: 'M38 47V58', limbs: 'M36 60L32 80M40 60L44 80' },
    { kind: 'limb', d: 'M31 47L17 53L35 37' },
    { kind: 'limb', d: 'M45 47L59 53L41 37' },
    ...phone,
  ],
  childBackBlows: [
    ground,
    {
      kind: 'helper',
      head: [82, 16, 8],
      torso: 'M80 32L78 54',
      limbs: 'M78 54L70 80M78 54L88 80M80 34L64 50L48 56',
    },
    {
      kind: 'patient',
      head: [28, 50, 8.5],
      torso: 'M46 46L60 54',
      limbs: 'M60 56L54 80M60 56L64 80M44 48L40 66',
    },
    { kind: 'helper', head: [82, 16, 8], torso: 'M80 32L78 54', limbs: 'M80 32L66 22L54 36' },
    { kind: 'arrow', from: [42, 14], to: [46, 34] },
  ],
  childThrusts: [
    ground,
    {
      kind: 'helper',
      head: [78, 20, 8],
      torso: 'M78 36L80 56',
      limbs: 'M80 58L66 62L66 80M80 58L84 80L100 80',
    },
    {
      kind: 'patient',
      head: [50, 24, 8.5],
      torso: 'M50 42V56',
      limbs: 'M50 58L46 80M50 58L55 80M50 41L40 56',
    },
    { kind: 'helper', head: [78, 20, 8], torso: 'M78 36L79 44', limbs: 'M78 38L64 52L50 52' },
    { kind: 'arrow', from: [24, 66], to: [40, 54] },
  ],
  adultBackBlows: [
    ground,
    {
      kind: 'helper',
      head: [94, 13, 8],
      torso: 'M92 29L90 52',
      limbs: 'M90 54L82 80M90 54L99 80M92 31L74 50L54 48',
    },
    {
      kind: 'patient',
      head: [26, 38, 8.5],
      torso: 'M45 35L64 44',
      limbs: 'M65 47L58 80M65 47L70 80M43 37L38 60',
    },
    { kind: 'helper', head: [94, 13, 8], torso: 'M92 29L91 40', limbs: 'M92 29L76 14L58 27' },
    { kind: 'arrow', from: [44, 4], to: [49, 24] },
  ],
  adultThrusts: [
    ground,
    behind,
    {
      kind: 'patient',
      head: [50, 17, 8.5],
      torso: 'M50 35V52',
      limbs: 'M49 54L46 80M51 54L55 80M50 35L40 50',
    },
    { kind: 'helper', head: [76, 14, 8], torso: 'M76 30V40', limbs: 'M76 32L64 49L50 49' },
    { kind: 'arrow', from: [24, 64], to: [40, 51] },
  ],
  adultChestThrusts: [
    ground,
    behind,
    { kind: 'patient', head: [50, 17, 8.5], torso: 'M50 35V53H44', limbs: 'M49 56L46 80M51 56L55 80' },
    { kind: 'helper', head: [76, 14, 8], torso: 'M76 30V40', limbs: 'M76 31L64 40L50 37' },
    { kind: 'arrow', from: [18, 37], to: [38, 37] },
  ],
  repeat: [
    { kind: 'patient', head: [60, 26, 8.5], torso: 'M60 46V54', limbs: 'M58 56L55 74M62 56L65 74' },
    { kind: 'arrow', from: [34, 74], to: [36, 16], bend: [10, 42] },
    { kind: 'arrow', from: [86, 16], to: [84, 74], bend: [110, 48] },
  ],
  childCpr: [
    ground,
    {
      kind: 'helper',
      head: [52, 16, 8],
      torso: 'M60 30L80 44',
      limbs: 'M80 46L72 68L98 78M60 30L51 46L48 64',
    },
    { kind: 'patient', head: [28, 72, 8], torso: 'M43 75H58', limbs: 'M58 75L80 74M58 77L79 80' },
    { kind: 'arrow', from: [34, 38], to: [34, 58] },
  ],
  doctor: [
    ground,
    { kind: 'helper', head: [24, 20, 8], torso: 'M24 36V54', limbs: 'M24 54L18 80M24 54L30 80M24 36L38 56' },
    {
      kind: 'patient',
      head: [54, 38, 8],
      torso: 'M54 56V62',
      limbs: 'M53 64L50 80M55 64L58 80M52 54L41 58M56 54L66 66',
    },
    ...cross(76, 38),
  ],
  babySigns: [
    {
      kind: 'patient',
      head: [38, 32, 15],
      torso: 'M36 60H40V66H36Z',
      limbs: 'M36 58L19 46M40 58L57 46M36 70L24 80M40 70L52 80',
    },
    { kind: 'shape', d: 'M34 39a4 4 0 0 1 8 0a4 4 0 0 1-8 0z' },
    { kind: 'line', d: 'M29 31l5-3M47 31l-5-3' },
    ...phone,
  ],
  babyBackBlows: [
    { kind: 'helper', head: [108, 12, 9], torso: 'M110 30L112 52', limbs: 'M110 48L76 62L28 76' },
    {
      kind: 'patient',
      head: [26, 58, 10],
      torso: 'M47 53L66 46',
      limbs: 'M68 46L84 53M68 44L86 40M22 64L21 65',
    },
    { kind: 'limb', d: 'M47 56L44 70' },
    { kind: 'helper', head: [108, 12, 9], torso: 'M110 30L112 40', limbs: 'M108 28L80 16L60 36' },
    { kind: 'arrow', from: [42, 14], to: [49, 36] },
  ],
  babyThrusts: [
    { kind: 'helper', head: [108, 12, 9], torso: 'M110 30L112 52', limbs: 'M110 48L76 66L28 78' },
    {
      kind: 'patient',
      head: [26, 62, 10],
      torso: 'M47 58L66 51',
      limbs: 'M68 52L86 44M69 54L88 55M22 56L21 55',
    },
    { kind: 'limb', d: 'M46 57L37 43' },
    { kind: 'helper', head: [108, 12, 9], torso: 'M110 30L112 40', limbs: 'M108 28L80 16L56 48' },
    { kind: 'arrow', from: [42, 14], to: [47, 34] },
  ],
  babyCpr: [
    ground,
    {
      kind: 'helper',
      head: [90, 14, 9],
      torso: 'M94 32L104 56',
      limbs: 'M93 34L76 46L57 64M104 58L90 80L110 80',
    },
    {
      kind: 'patient',
      head: [27, 68, 11],
      torso: 'M51 74H64',
      limbs: 'M66 73L82 69M66 76L83 80M26 59L26 58',
    },
    { kind: 'limb', d: 'M48 72L42 58' },
    { kind: 'arrow', from: [56, 26], to: [56, 50] },
  ],
  tapAndShout: [
    ground,
    {
      kind: 'helper',
      head: [54, 22, 8],
      torso: 'M60 37L72 52',
      limbs: 'M72 54L64 72L92 78M60 38L50 54L42 66',
    },
    lying,
    { kind: 'line', d: 'M42 16q-4 6 0 12M35 12q-7 10 0 20' },
  ],
  callAndAed: [
    ground,
    {
      kind: 'helper',
      head: [26, 22, 8],
      torso: 'M26 38V56',
      limbs: 'M26 56L20 80M26 56L33 80M26 38L40 48L50 38M26 38L16 54',
    },
    { kind: 'shape', d: 'M46 22h12v20h-12z' },
    { kind: 'line', d: 'M62 26q4 5 0 12M68 22q7 10 0 20' },
    { kind: 'shape', d: 'M78 52h32v28h-32z' },
    { kind: 'line', d: 'M88 52v-6h12v6' },
    { kind: 'cut', d: 'M94 56l-8 12h7l-2 9l9-12h-7z' },
  ],
  breathing: [
    ground,
    {
      kind: 'helper',
      head: [38, 40, 9],
      torso: 'M56 38L76 50',
      limbs: 'M76 52L68 72L96 78M56 40L52 62',
    },
    lying,
    { kind: 'line', d: 'M16 56q4-4 0-8t0-8M25 54q3-3 0-6' },
  ],
  cpr: [
    ground,
    {
      kind: 'helper',
      head: [54, 14, 8.5],
      torso: 'M62 29L84 44',
      limbs: 'M84 46L76 66L94 78M62 29L53 46L50 64',
    },
    lying,
    { kind: 'arrow', from: [36, 32], to: [36, 58] },
  ],
  breaths: [
    ground,
    {
      kind: 'helper',
      head: [27, 51, 9],
      torso: 'M46 40L68 36',
      limbs: 'M68 38L82 64L98 78M44 42L36 62',
    },
    lying,
    { kind: 'arrow', from: [56, 74], to: [56, 54] },
  ],
  aed: [
    { kind: 'patient', head: [40, 16, 9], torso: 'M35 41H45V70H35Z', limbs: 'M30 39L19 68M50 39L61 68' },
    { kind: 'shape', d: 'M28 37h11v14h-11zM43 57h11v14h-11z' },
    { kind: 'line', d: 'M39 43Q62 22 88 46M54 64Q70 86 84 66' },
    { kind: 'shape', d: 'M80 44h32v30h-32z' },
    { kind: 'cut', d: 'M96 48l-8 13h7l-2 10l9-13h-7z' },
  ],
  recovery: [
    {
      kind: 'patient',
      head: [21, 38, 9],
      torso: 'M41 40L67 42',
      limbs: 'M69 43L112 47M42 42L50 74',
    },
    { kind: 'limb', d: 'M70 45L84 70L106 67' },
    { kind: 'limb', d: 'M40 43L31 63L20 50' },
  ],
  overdoseSigns: [
    ground,
    lying,
    { kind: 'shape', d: 'M74 34h22v28h-22zM77 26h16v6h-16z' },
    { kind: 'cut', d: 'M78 42h14v12h-14z' },
    { kind: 'line', d: 'M20 52h9l-9 8h9M34 36h11l-11 10h11' },
  ],
  naloxone: [
    ground,
    { kind: 'helper', head: [98, 14, 9], torso: 'M100 32L104 60', limbs: 'M100 34L76 38L52 42' },
    { kind: 'patient', head: [38, 70, 10], torso: 'M58 75H88', limbs: 'M88 74L112 75M88 77L112 80' },
    { kind: 'shape', d: 'M30 36h18v6h-6l-2 14h-4l-2-14h-4z' },
    { kind: 'arrow', from: [18, 38], to: [25, 56] },
  ],
  ambulance: [
    ground,
    { kind: 'shape', d: 'M8 28h66v46h-66zM76 40h20l14 18v16h-34z' },
    { kind: 'cut', d: 'M82 45h11l9 12h-20zM33 34h10v8h8v10h-8v8h-10v-8h-8v-10h8z' },
    { kind: 'cut', d: 'M17 75a11 11 0 0 1 22 0a11 11 0 0 1-22 0zM79 75a11 11 0 0 1 22 0a11 11 0 0 1-22 0z' },
    { kind: 'shape', d: 'M20 75a8 8 0 0 1 16 0a8 8 0 0 1-16 0zM82 75a8 8 0 0 1 16 0a8 8 0 0 1-16 0z' },
  ],
} as const satisfies Record<string, readonly DrawingPart[]>;

export type HelpDrawingId = keyof typeof helpDrawings;

/** The shaft of an arrow and the two strokes of its head. */
export function arrowPath({ from, to, bend = from }: Extract<DrawingPart, { kind: 'arrow' }>): string {
  const angle = Math.atan2(to[1] - bend[1], to[0] - bend[0]);
  const end = (turn: number) =>
    [Math.cos(angle + turn), Math.sin(angle + turn)]
      .map((part, index) => Math.round((to[index] ?? 0) - 9 * part))
      .join(' ');
  return `M${from.join(' ')}Q${bend.join(' ')} ${to.join(' ')}M${end(0.6)}L${to.join(' ')}L${end(-0.6)}`;
}
