/*
 * The drawings of the help cards: joints of simple figures on a field of 120 by 90. The rescuer is solid, the patient
 * is an outline, and movement has an arrow, so they differ without color. tests/unit/clinical/help-drawings.test.ts
 * checks where hands, arrows and pads are on the body.
 */

type Point = readonly [x: number, y: number];
type Person = 'helper' | 'patient';

/** The act of a hand or an arrow on the patient. `press` is on the chest, `thrust` above the navel. */
type Act = 'press' | 'thrust' | 'strike' | 'support' | 'breathe' | 'other';

export type Figure = {
  readonly kind: Person;
  /** Center and radius; omitted if the head is drawn separately. */
  readonly head?: readonly [x: number, y: number, radius: number];
  /** The direction of the face: the angle of the nose in degrees, clockwise from the right. */
  readonly nose?: number;
  /** From the shoulders to the hips; in a front view, the outline of the trunk. */
  readonly torso: string;
  readonly limbs?: string;
};

export type DrawingPart =
  | Figure
  /** From the shoulder to the hand, in front of the bodies. */
  | { readonly kind: 'arm'; readonly of: Person; readonly does: Act; readonly d: string }
  /** Close-up: the rescuer's arm, then each finger. */
  | { readonly kind: 'fingers'; readonly d: string }
  /** A resting leg or arm, in front of the body. */
  | { readonly kind: 'limb'; readonly d: string }
  /** An arrow from one point to another, straight or curved toward a third point. */
  | {
      readonly kind: 'arrow';
      readonly does: Act;
      readonly from: Point;
      readonly to: Point;
      readonly bend?: Point;
    }
  /** An AED pad: its center, and half of its width and height. */
  | { readonly kind: 'pad'; readonly place: 'upper' | 'lower'; readonly at: Point; readonly half: Point }
  /** Close-up of the patient's head. */
  | { readonly kind: 'outline'; readonly d: string }
  /** A thin line, a filled shape, or a shape cut out of a filled one. */
  | { readonly kind: 'line' | 'shape' | 'cut' | 'sign'; readonly d: string }
  /** Another, smaller drawing. */
  | {
      readonly kind: 'group';
      readonly at: Point;
      readonly scale: number;
      readonly parts: readonly DrawingPart[];
    };

type Drawing = readonly DrawingPart[];

/** Rounds a length to a tenth. */
export const round = (length: number) => Math.round(length * 10) / 10;

/** A face in profile around the origin with radius 1, looking right: from the nape over the crown to the throat. */
const face = [
  ['L', [-0.55, 0.8]],
  ['C', [-1.15, 0.4], [-1.1, -1], [0, -1]],
  ['C', [0.6, -1], [0.86, -0.7], [0.86, -0.25]],
  ['L', [1.26, 0.22]],
  ['L', [0.92, 0.34]],
  ['L', [1, 0.5]],
  ['L', [0.82, 0.6]],
  ['L', [0.98, 0.72]],
  ['L', [0.86, 1.06]],
  ['C', [0.7, 1.2], [0.45, 1.15], [0.28, 1.1]],
] as const;

/**
 * The head of a patient lying on the back, crown to the left: level, or tilted back by some degrees. The neck extends
 * to the right, where the trunk begins.
 */
function lyingHead([x, y]: Point, radius: number, tilt: number): string {
  const at = ([px, py]: Point, degrees: number) => {
    const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
    return `${round(x + radius * (px * cos - py * sin))} ${round(y + radius * (px * sin + py * cos))}`;
  };
  const turned = face.map(
    ([command, ...points]) => command + points.map((point) => at(point, -90 - tilt)).join(' '),
  );
  return `M${at([-0.5, 1.7], -90)}${turned.join('')}L${at([0.3, 1.8], -90)}`;
}

const figure =
  (kind: Person) =>
  (head: NonNullable<Figure['head']>, nose: number | null, torso: string, limbs?: string): Figure => ({
    kind,
    head,
    ...(nose === null ? {} : { nose }),
    torso,
    ...(limbs === undefined ? {} : { limbs }),
  });
const helper = figure('helper');
const patient = figure('patient');

const ground = { kind: 'line', d: 'M4 85H116' } as const;
/** A phone that shows 911. */
const phone = (x: number, y: number) =>
  [
    { kind: 'shape', d: `M${x} ${y + 5}a5 5 0 0 1 5-5h20a5 5 0 0 1 5 5v44a5 5 0 0 1-5 5h-20a5 5 0 0 1-5-5z` },
    { kind: 'cut', d: `M${x + 4} ${y + 6}h22v34h-22z` },
    { kind: 'line', d: `M${x + 8} ${y + 29}h5v-12h-5v6h5M${x + 18} ${y + 17}v12M${x + 23} ${y + 17}v12` },
  ] as const satisfies Drawing;
const shout = (x: number, y: number) =>
  [
    {
      kind: 'shape',
      d: `M${x + 4} ${y}h18a4 4 0 0 1 4 4v18a4 4 0 0 1-4 4h-2l4 9l-12-9h-8a4 4 0 0 1-4-4v-18a4 4 0 0 1 4-4z`,
    },
    { kind: 'cut', d: `M${x + 11} ${y + 4}h4l-1 11h-2zM${x + 11} ${y + 18}h4v4h-4z` },
  ] as const satisfies Drawing;
const cross = (x: number, y: number) =>
  [
    { kind: 'sign', d: `M${x} ${y}h34v34h-34z` },
    { kind: 'cut', d: `M${x + 13} ${y + 6}h8v7h7v8h-7v7h-8v-7h-7v-8h7z` },
  ] as const satisfies Drawing;
const aedBox = (x: number, y: number) =>
  [
    { kind: 'shape', d: `M${x} ${y}h30v28h-30z` },
    { kind: 'cut', d: `M${x + 16} ${y + 3}l-8 13h6l-2 9l10-13h-7z` },
  ] as const satisfies Drawing;
/** Two drawings, alternating. */
const alternating = (first: Drawing, second: Drawing) =>
  [
    { kind: 'group', at: [0, 26], scale: 0.5, parts: first },
    { kind: 'group', at: [60, 26], scale: 0.5, parts: second },
    { kind: 'arrow', does: 'other', from: [36, 20], to: [84, 20], bend: [60, 2] },
    { kind: 'arrow', does: 'other', from: [84, 76], to: [36, 76], bend: [60, 94] },
  ] as const satisfies Drawing;

const lyingAdult = patient([14, 73, 8.5], -90, 'M31 74H75', 'M75 73L113 75M75 77L111 80');
const lyingChild = patient([25, 73, 8.5], -90, 'M42 75H70', 'M70 74L93 75M70 77L92 80');
const lyingBaby = patient([20, 71, 11.5], -90, 'M41 75H67', 'M68 74L86 69M68 77L86 81');
/** Kneels behind the patient, above the hands. */
const kneeling = helper([54, 13, 8.5], 150, 'M61 29L82 46', 'M82 47L74 74L104 80');
/** Leans over the patient, with the head near the face. */
const bent = helper([42, 34, 9], 150, 'M58 42L82 50', 'M82 52L76 76L106 80');
/** The rescuer of an adult, from behind. */
const behind = helper([78, 13, 8.5], 180, 'M78 30L80 53', 'M80 55L73 81M80 55L88 81');
const choking = patient([50, 15, 8.5], 180, 'M50 32V56', 'M49 58L46 81M51 58L55 81');

const adultBackBlows = [
  ground,
  helper([96, 13, 8.5], 180, 'M94 30L92 54', 'M92 55L84 81M92 55L101 81'),
  { kind: 'arm', of: 'helper', does: 'other', d: 'M94 33L76 54L50 50' },
  patient([24, 37, 8.5], 140, 'M41 36L65 47', 'M66 50L58 81M66 50L71 81M40 40L36 62'),
  { kind: 'arm', of: 'helper', does: 'strike', d: 'M94 31L78 15L52 31' },
  { kind: 'arrow', does: 'strike', from: [48, 5], to: [48, 22] },
] as const satisfies Drawing;
const adultThrusts = [
  ground,
  behind,
  choking,
  { kind: 'arm', of: 'helper', does: 'thrust', d: 'M78 33L66 52L44 49' },
  { kind: 'arrow', does: 'thrust', from: [22, 66], to: [36, 51] },
] as const satisfies Drawing;
const childBackBlows = [
  ground,
  helper([84, 17, 8.5], 180, 'M84 34L82 56', 'M82 57L66 64L66 81M82 58L88 80L104 80'),
  { kind: 'arm', of: 'helper', does: 'other', d: 'M83 38L68 60L46 60' },
  patient([25, 49, 8.5], 140, 'M41 48L57 57', 'M58 60L52 81M58 60L63 81M40 51L36 68'),
  { kind: 'arm', of: 'helper', does: 'strike', d: 'M84 35L70 22L50 42' },
  { kind: 'arrow', does: 'strike', from: [46, 15], to: [46, 33] },
] as const satisfies Drawing;
const childThrusts = [
  ground,
  helper([78, 22, 8.5], 180, 'M78 39L80 58', 'M80 60L66 64L66 81M80 60L86 80L102 80'),
  patient([50, 29, 8.5], 180, 'M50 45V61', 'M49 62L46 81M51 62L55 81'),
  { kind: 'arm', of: 'helper', does: 'thrust', d: 'M78 42L64 58L44 57' },
  { kind: 'arrow', does: 'thrust', from: [22, 72], to: [36, 58] },
] as const satisfies Drawing;
const babyBackBlows = [
  helper([108, 12, 9], 180, 'M110 30L112 54'),
  { kind: 'arm', of: 'helper', does: 'support', d: 'M110 46L92 60L29 73' },
  patient([24, 60, 10.5], 110, 'M42 53L68 43', 'M69 45L86 52M69 42L88 38M44 56L42 71'),
  { kind: 'arm', of: 'helper', does: 'strike', d: 'M109 29L78 14L47 42' },
  { kind: 'arrow', does: 'strike', from: [34, 14], to: [42, 33] },
] as const satisfies Drawing;
const babyThrusts = [
  helper([108, 12, 9], 180, 'M110 30L112 54'),
  { kind: 'arm', of: 'helper', does: 'support', d: 'M110 46L92 64L28 77' },
  patient([24, 64, 10.5], -105, 'M42 58L68 48', 'M69 49L88 42M69 52L88 56'),
  { kind: 'arm', of: 'helper', does: 'press', d: 'M109 29L80 14L49 46' },
  { kind: 'arrow', does: 'press', from: [38, 16], to: [45, 36] },
] as const satisfies Drawing;
const cpr = [
  ground,
  kneeling,
  lyingAdult,
  { kind: 'arm', of: 'helper', does: 'press', d: 'M64 31L49 64' },
  { kind: 'arm', of: 'helper', does: 'press', d: 'M58 30L49 62' },
  { kind: 'arrow', does: 'press', from: [42.5, 36], to: [42.5, 60] },
] as const satisfies Drawing;
const childCpr = [
  ground,
  { ...kneeling, head: [60, 14, 8.5], torso: 'M67 30L88 46', limbs: 'M88 47L80 74L108 80' },
  lyingChild,
  { kind: 'arm', of: 'helper', does: 'press', d: 'M65 31L53 66' },
  { kind: 'arrow', does: 'press', from: [49.5, 36], to: [49.5, 56] },
] as const satisfies Drawing;
const babyCpr = [
  ground,
  helper([88, 14, 9], 160, 'M94 31L104 56', 'M104 58L92 80L114 80'),
  lyingBaby,
  { kind: 'arm', of: 'helper', does: 'press', d: 'M92 33L74 46L52 66' },
  { kind: 'arrow', does: 'press', from: [49, 34], to: [49, 56] },
] as const satisfies Drawing;
/**
 * Close-up: the head tilted back, two fingers that pinch the nose, two that lift the chin, and the mouth just above
 * the open mouth.
 */
const breaths = [
  {
    kind: 'group',
    at: [0, -3],
    scale: 1.5,
    parts: [
      { kind: 'patient', torso: 'M57 49H90' },
      { kind: 'outline', d: lyingHead([25, 46], 15, 30) },
      helper([30, 13, 9], 105, 'M50 10L90 8'),
      { kind: 'fingers', d: 'M-4 26L6 35L13 36M12 36L20 33M6 36L14 40' },
      { kind: 'fingers', d: 'M62 14L57 27L45 31M46 31L37 30M46 34L39 33' },
    ],
  },
  { kind: 'arrow', does: 'breathe', from: [104, 56], to: [104, 38] },
] as const satisfies Drawing;
/** The head level, one finger at the chin, and the mouth over mouth and nose. */
const babyBreaths = [
  {
    kind: 'group',
    at: [0, 0],
    scale: 1.5,
    parts: [
      { kind: 'patient', torso: 'M54 49H64', limbs: 'M65 48L77 43M65 50L78 54' },
      { kind: 'outline', d: lyingHead([27, 46], 11.5, 0) },
      helper([31, 20, 9.5], 88, 'M52 14L90 10'),
      { kind: 'fingers', d: 'M62 18L56 30L47 38M48 37L40 37' },
      { kind: 'fingers', d: 'M-4 20L5 29L13 35M13 35L17 39M9 37L13 41' },
    ],
  },
  { kind: 'arrow', does: 'breathe', from: [90, 60], to: [90, 42] },
] as const satisfies Drawing;
/** A nasal spray in a hand, with its tip at a point. */
const spray = (x: number, y: number) =>
  [
    {
      kind: 'shape',
      d: `M${x} ${y}l1.5 1.5l12-9.5l4 4l3-3l-4-4l5-5l-5-5l-5 5l-4-4l-3 3l4 4z`,
    },
    {
      kind: 'arm',
      of: 'helper',
      does: 'other',
      d: `M${x + 66} ${y - 22}L${x + 42} ${y - 26}L${x + 24} ${y - 21}`,
    },
  ] as const satisfies Drawing;

export const helpDrawings = {
  adultSigns: [
    ground,
    patient([40, 17, 11], null, 'M40 43V56', 'M38 58L35 81M42 58L45 81'),
    { kind: 'limb', d: 'M33 43L18 51L37 33' },
    { kind: 'limb', d: 'M47 43L62 51L43 33' },
    { kind: 'line', d: 'M34 15h3M43 15h3M37 23q3-4 6 0' },
    ...phone(84, 18),
  ],
  adultBackBlows,
  adultThrusts,
  adultChestThrusts: [
    ground,
    behind,
    { ...choking, torso: 'M50 32V56M50 51H43' },
    { kind: 'arm', of: 'helper', does: 'press', d: 'M78 33L64 43L43 40' },
    { kind: 'arrow', does: 'press', from: [14, 40], to: [34, 40] },
  ],
  adultRepeat: alternating(adultBackBlows, adultThrusts),
  childSigns: [
    ground,
    patient([40, 33, 11], null, 'M40 57V63', 'M38 65L36 81M42 65L44 81'),
    { kind: 'limb', d: 'M34 57L22 63L37 48' },
    { kind: 'limb', d: 'M46 57L58 63L43 48' },
    { kind: 'line', d: 'M34 31h3M43 31h3M37 39q3-4 6 0' },
    ...phone(84, 18),
  ],
  childBackBlows,
  childThrusts,
  childRepeat: alternating(childBackBlows, childThrusts),
  babySigns: [
    patient([38, 32, 16], null, 'M36 60H40V66H36Z', 'M36 58L18 46M40 58L58 46M36 70L24 82M40 70L52 82'),
    { kind: 'shape', d: 'M34 39a4 4 0 0 1 8 0a4 4 0 0 1-8 0z' },
    { kind: 'line', d: 'M28 31l6-3M48 31l-6-3' },
    ...phone(82, 18),
  ],
  babyBackBlows,
  babyThrusts,
  babyRepeat: alternating(babyBackBlows, babyThrusts),
  doctor: [
    ground,
    helper([22, 14, 8.5], null, 'M22 31V54', 'M22 54L16 81M22 54L28 81M22 32L36 52'),
    patient([54, 18, 8.5], null, 'M54 35V56', 'M53 57L50 81M55 57L58 81'),
    ...cross(80, 30),
  ],
  childDoctor: [
    ground,
    helper([22, 14, 8.5], null, 'M22 31V54', 'M22 54L16 81M22 54L28 81M22 32L39 56'),
    patient([54, 38, 8.5], null, 'M54 55V62', 'M53 64L50 81M55 64L58 81M51 54L42 58'),
    ...cross(80, 30),
  ],
  babyDoctor: [
    ground,
    helper([32, 14, 8.5], null, 'M32 31V54', 'M32 54L26 81M32 54L39 81'),
    patient([56, 34, 8], -60, 'M48 46L38 49', 'M37 50L29 55'),
    { kind: 'arm', of: 'helper', does: 'other', d: 'M32 33L36 58L54 48' },
    ...cross(80, 30),
  ],
  tapAndShout: [
    ground,
    bent,
    lyingAdult,
    { kind: 'arm', of: 'helper', does: 'other', d: 'M58 44L50 60L36 66' },
    ...shout(4, 8),
  ],
  childTap: [
    ground,
    { ...bent, head: [54, 34, 9], torso: 'M70 42L90 52', limbs: 'M90 53L84 76L110 80' },
    lyingChild,
    { kind: 'arm', of: 'helper', does: 'other', d: 'M69 44L60 60L46 67' },
    ...shout(14, 8),
  ],
  babyTap: [
    ground,
    helper([84, 24, 9], 160, 'M94 40L106 58', 'M106 60L96 80L116 80'),
    lyingBaby,
    { kind: 'arm', of: 'helper', does: 'other', d: 'M93 42L96 56L90 66' },
    ...shout(44, 8),
  ],
  callAndAed: [
    ground,
    helper([18, 17, 8.5], null, 'M18 34V54', 'M18 54L12 81M18 54L25 81M18 35L12 52'),
    { kind: 'arm', of: 'helper', does: 'other', d: 'M18 35L30 46L38 40' },
    ...phone(38, 20),
    ...aedBox(82, 52),
    { kind: 'line', d: 'M91 52v-6h12v6' },
  ],
  breathing: [
    ground,
    { ...bent, head: [36, 47, 9], nose: 30, torso: 'M54 40L80 46', limbs: 'M80 48L75 76L106 80M55 42L62 72' },
    lyingAdult,
    { kind: 'line', d: 'M47 56l2 3M51 62l1 1M12 60q4-4 0-8t0-8M20 58q3-3 0-6t0-6' },
  ],
  childBreathing: [
    ground,
    { ...bent, head: [47, 47, 9], nose: 30, torso: 'M65 40L88 46', limbs: 'M88 48L84 76L110 80M66 42L72 72' },
    lyingChild,
    { kind: 'line', d: 'M57 56l2 3M61 62l1 1M22 60q4-4 0-8t0-8M30 58q3-3 0-6t0-6' },
  ],
  babyBreathing: [
    ground,
    helper([44, 43, 9], 40, 'M62 36L88 44', 'M88 46L86 76L112 80M63 38L74 72'),
    lyingBaby,
    { kind: 'line', d: 'M54 53l2 4M57 61l1 2M16 54q4-4 0-8t0-8M25 54q3-3 0-6t0-6' },
  ],
  cpr,
  childCpr,
  babyCpr,
  breaths,
  childBreaths: breaths,
  babyBreaths,
  childPushAndBreathe: alternating(childCpr, breaths),
  babyPushAndBreathe: alternating(babyCpr, babyBreaths),
  aed: [
    patient([40, 14, 9], null, 'M27 36H53V78H27Z', 'M22 38L12 72M58 38L68 72'),
    { kind: 'line', d: 'M27 38Q56 22 90 46M56 58Q74 66 84 62' },
    { kind: 'pad', place: 'upper', at: [30, 43], half: [6, 7.5] },
    { kind: 'pad', place: 'lower', at: [51, 58], half: [6, 7.5] },
    ...aedBox(82, 42),
  ],
  childAed: [
    patient([40, 18, 10], null, 'M31 39H49V70H31Z', 'M27 41L17 66M53 41L63 66'),
    { kind: 'line', d: 'M30 40Q56 22 90 46M54 56Q70 64 84 62' },
    { kind: 'pad', place: 'upper', at: [33, 44], half: [5, 6] },
    { kind: 'pad', place: 'lower', at: [49, 55], half: [5, 6] },
    ...aedBox(82, 42),
  ],
  babyAed: [
    patient([40, 22, 14], null, 'M34 46H46V68H34Z', 'M30 48L18 40M50 48L62 40M36 74L26 84M44 74L54 84'),
    { kind: 'line', d: 'M40 50Q62 30 90 46M48 62Q68 74 84 64' },
    { kind: 'pad', place: 'upper', at: [35, 49], half: [4, 4.5] },
    { kind: 'pad', place: 'lower', at: [47, 58], half: [4, 4.5] },
    ...aedBox(82, 42),
  ],
  recovery: [
    { kind: 'line', d: 'M10 88L20 34H118L110 88Z' },
    patient([28, 54, 9], null, 'M46 56L72 56', 'M72 58L112 60M46 54L14 70'),
    { kind: 'limb', d: 'M72 58L86 76L104 74' },
    { kind: 'limb', d: 'M48 57L46 76L30 66' },
    { kind: 'line', d: 'M23 52h3M30 52h3' },
  ],
  overdoseSigns: [
    { kind: 'outline', d: 'M12 45a27 27 0 0 1 54 0a27 27 0 0 1-54 0z' },
    {
      kind: 'line',
      d: 'M20 38H36M22 39a6 6.5 0 0 0 12 0M42 38H58M44 39a6 6.5 0 0 0 12 0',
    },
    {
      kind: 'shape',
      d: 'M26.6 42a1.4 1.4 0 0 1 2.8 0a1.4 1.4 0 0 1-2.8 0M48.6 42a1.4 1.4 0 0 1 2.8 0a1.4 1.4 0 0 1-2.8 0M30 60q9-6 18 0q-9 7-18 0z',
    },
    ...phone(84, 18),
  ],
  awakeOnSide: [
    { kind: 'line', d: 'M10 88L20 34H118L110 88Z' },
    helper([62, 12, 8.5], 150, 'M66 28L72 42', ''),
    patient([28, 54, 9], null, 'M46 56L72 56', 'M72 58L112 60M46 54L14 70'),
    { kind: 'limb', d: 'M72 58L86 76L104 74' },
    { kind: 'limb', d: 'M48 57L46 76L30 66' },
    {
      kind: 'shape',
      d: 'M23 52a1.5 1.5 0 0 1 3 0a1.5 1.5 0 0 1-3 0M30 52a1.5 1.5 0 0 1 3 0a1.5 1.5 0 0 1-3 0',
    },
    { kind: 'arm', of: 'helper', does: 'other', d: 'M66 30L56 44L52 50' },
    ...shout(16, 2),
  ],
  naloxone: [
    {
      kind: 'group',
      at: [0, -3],
      scale: 1.5,
      parts: [
        { kind: 'patient', torso: 'M55 48H90' },
        { kind: 'outline', d: lyingHead([24, 46], 14.5, 20) },
        ...spray(23, 30.5),
      ],
    },
  ],
  babyNaloxone: [
    {
      kind: 'group',
      at: [0, 0],
      scale: 1.5,
      parts: [
        { kind: 'patient', torso: 'M51 50H63', limbs: 'M64 49L76 44M64 51L77 55' },
        { kind: 'outline', d: lyingHead([26, 47], 10.5, 0) },
        ...spray(29.5, 36),
      ],
    },
  ],
  ambulance: [
    ground,
    { kind: 'shape', d: 'M8 28h66v46h-66zM76 40h20l14 18v16h-34z' },
    { kind: 'cut', d: 'M82 45h11l9 12h-20zM33 34h10v8h8v10h-8v8h-10v-8h-8v-10h8z' },
    { kind: 'cut', d: 'M17 75a11 11 0 0 1 22 0a11 11 0 0 1-22 0zM79 75a11 11 0 0 1 22 0a11 11 0 0 1-22 0z' },
    { kind: 'shape', d: 'M20 75a8 8 0 0 1 16 0a8 8 0 0 1-16 0zM82 75a8 8 0 0 1 16 0a8 8 0 0 1-16 0z' },
  ],
} as const satisfies Record<string, Drawing>;

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

/** The points of a path drawn with M, L, H and V, ignoring other commands. */
export function pointsOf(d: string): readonly Point[] {
  const points: Point[] = [];
  for (const [, command = '', rest = ''] of d.matchAll(/([MHV]|L)([^A-Za-z]*)/g)) {
    const numbers = rest.match(/-?[\d.]+/g)?.map(Number) ?? [];
    const [lastX, lastY] = points.at(-1) ?? [0, 0];
    if (command === 'H') points.push(...numbers.map((x): Point => [x, lastY]));
    else if (command === 'V') points.push(...numbers.map((y): Point => [lastX, y]));
    else for (let i = 0; i + 1 < numbers.length; i += 2) points.push([numbers[i] ?? 0, numbers[i + 1] ?? 0]);
  }
  return points;
}
