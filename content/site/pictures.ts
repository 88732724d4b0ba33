import type { IconName } from '@/lib/site/icon-name';
import type { Backdrop, PictureEntry } from '@/lib/site/pictures';
import { bookTable, equipmentTable, merchandiseTable } from '@/lib/tables/tables';
import { rowsOf } from './table-rows';

/** The smallest master that is accepted: it fills every width that is offered. */
const landscape = { width: 1920, height: 1440 } as const;
const portrait = { width: 1920, height: 2400 } as const;

const heroAlt = 'Two people practice CPR on a training manikin; an open AED is beside the mat.';

export type SitePictureEntry = PictureEntry & { readonly standIn: IconName };

/** Pictures of pages and courses. `standIn` is the icon of the drawn stand-in that shows until there is a file. */
export const pagePictures = {
  'home-hero': {
    width: 2560,
    height: 1600,
    alt: heroAlt,
    backdrop: 'mint',
    standIn: 'pulse',
  },
  'home-hero-tall': {
    ...portrait,
    alt: heroAlt,
    backdrop: 'mint',
    standIn: 'pulse',
  },
  'training-hands-on': {
    ...landscape,
    alt: 'An instructor kneels beside a learner who presses on the chest of a training manikin.',
    backdrop: 'mint',
    standIn: 'care',
  },
  'course-aha-heartsaver-cpr-aed': {
    ...landscape,
    alt: 'A training manikin with AED pads in place and the AED beside it.',
    backdrop: 'mint',
    standIn: 'pulse',
  },
  'course-aha-bls-provider': {
    ...landscape,
    alt: 'A bag-mask and a box of gloves in front of an adult manikin.',
    backdrop: 'mint',
    standIn: 'activity',
  },
  'course-aha-acls': {
    ...landscape,
    alt: 'An ECG monitor with three curves, its leads and a syringe.',
    backdrop: 'sand',
    standIn: 'monitor',
  },
  'course-aha-pals': {
    ...landscape,
    alt: 'An infant manikin with a small bag-mask.',
    backdrop: 'apricot',
    standIn: 'baby',
  },
  'course-aha-heartsaver-first-aid': {
    ...landscape,
    alt: 'A green first aid kit with bandages, a cold pack and a bottle in front of it.',
    backdrop: 'apricot',
    standIn: 'plus',
  },
  'course-arc-adult-pediatric': {
    ...landscape,
    alt: 'An adult and an infant manikin side by side.',
    backdrop: 'mint',
    standIn: 'people',
  },
  'course-arc-bls-provider': {
    ...landscape,
    alt: 'A bag-mask, a pair of gloves and their box laid out for class.',
    backdrop: 'mint',
    standIn: 'stethoscope',
  },
  'course-arc-als-provider': {
    ...landscape,
    alt: 'A green airway bag with a laryngoscope, four oral airways and a tube.',
    backdrop: 'sand',
    standIn: 'syringe',
  },
  'course-arc-babysitter': {
    ...landscape,
    alt: 'Letter blocks, a teddy bear with a bandage on its head and a baby bottle.',
    backdrop: 'apricot',
    standIn: 'baby',
  },
  'course-arc-wilderness-first-aid': {
    ...landscape,
    alt: 'A backpack, a tent and a splint between small pines.',
    backdrop: 'mint',
    standIn: 'tent',
  },
  'course-arc-emr': {
    ...landscape,
    alt: 'A response bag, a cervical collar and a stretcher with straps.',
    backdrop: 'sand',
    standIn: 'siren',
  },
  'team-executive-director': { ...portrait, alt: '', backdrop: 'mint', standIn: 'person' },
  'team-program-director': { ...portrait, alt: '', backdrop: 'apricot', standIn: 'person' },
  'team-operations-manager': { ...portrait, alt: '', backdrop: 'sand', standIn: 'person' },
  'team-lead-instructor': { ...portrait, alt: '', backdrop: 'mint', standIn: 'person' },
  'team-scheduling-lead': { ...portrait, alt: '', backdrop: 'apricot', standIn: 'person' },
  'team-compliance-lead': { ...portrait, alt: '', backdrop: 'sand', standIn: 'person' },
  'team-skills-evaluator': { ...portrait, alt: '', backdrop: 'mint', standIn: 'person' },
  'team-instructor-southwest': { ...portrait, alt: '', backdrop: 'apricot', standIn: 'person' },
  'team-instructor-southeast': { ...portrait, alt: '', backdrop: 'sand', standIn: 'person' },
  'team-instructor-virtual': { ...portrait, alt: '', backdrop: 'mint', standIn: 'person' },
  'team-webmaster': { ...portrait, alt: '', backdrop: 'apricot', standIn: 'person' },
  'team-legal': { ...portrait, alt: '', backdrop: 'sand', standIn: 'person' },
  'team-digital-manager': { ...portrait, alt: '', backdrop: 'mint', standIn: 'person' },
  'industry-construction': {
    ...landscape,
    alt: 'A hard hat, a tape measure and work gloves.',
    backdrop: 'apricot',
    standIn: 'hard-hat',
  },
  'industry-manufacturing': {
    ...landscape,
    alt: 'Gears and ear protection.',
    backdrop: 'sand',
    standIn: 'factory',
  },
  'industry-healthcare': {
    ...landscape,
    alt: 'A stethoscope beside a clipboard.',
    backdrop: 'mint',
    standIn: 'stethoscope',
  },
  'industry-office': {
    ...landscape,
    alt: 'A desk beside a wall-mounted AED.',
    backdrop: 'sand',
    standIn: 'building',
  },
  'hero-compliance': {
    ...landscape,
    alt: 'A hard hat, safety glasses and a finished checklist.',
    backdrop: 'apricot',
    standIn: 'checklist',
  },
  'hero-continuing-education': {
    ...landscape,
    alt: 'A laptop beside a printed certificate.',
    backdrop: 'mint',
    standIn: 'laptop',
  },
  'hero-business': {
    ...landscape,
    alt: 'A folder, a set of keys and a small courier van.',
    backdrop: 'sand',
    standIn: 'briefcase',
  },
  'story-instructor': {
    ...landscape,
    alt: "An instructor's bag with a whistle, a clock and a checklist.",
    backdrop: 'mint',
    standIn: 'award',
  },
  'story-drug-screening': {
    ...landscape,
    alt: 'A specimen cup, a glove, a test strip and a custody form.',
    backdrop: 'sand',
    standIn: 'checklist',
  },
  'story-courier': {
    ...landscape,
    alt: 'A cooler box and a parcel in front of a small van.',
    backdrop: 'apricot',
    standIn: 'truck',
  },
  'scene-grocery-store': {
    ...landscape,
    alt: 'A gray-haired man lies on his back with his eyes closed beside a tipped-over shopping basket.',
    backdrop: 'apricot',
    standIn: 'bag',
  },
  'scene-restaurant': {
    ...landscape,
    alt: 'A pregnant woman beside a small table has both hands at her throat and a worried look.',
    backdrop: 'mint',
    standIn: 'person',
  },
  'scene-baby-lunch': {
    ...landscape,
    alt: 'A baby with a worried look sits in a high chair, with a bowl of fruit on the tray.',
    backdrop: 'sand',
    standIn: 'baby',
  },
  'scene-gym': {
    ...landscape,
    alt: 'An AED beside an orange kettlebell, a dumbbell and a rolled exercise mat.',
    backdrop: 'sand',
    standIn: 'pulse',
  },
  'scene-workshop': {
    ...landscape,
    alt: 'A worried man behind a workbench holds up a bandaged forearm; on the bench are a grinder and a first aid bag.',
    backdrop: 'apricot',
    standIn: 'wrench',
  },
  'voice-parent': {
    ...landscape,
    alt: 'A bunch of purple grapes, one of them rolled away, beside a yellow sippy cup with an orange lid.',
    backdrop: 'mint',
    standIn: 'care',
  },
  'voice-nurse': {
    ...landscape,
    alt: 'A folded mint-green scrub top with an orange stethoscope around its collar.',
    backdrop: 'sand',
    standIn: 'stethoscope',
  },
  'voice-site-manager': {
    ...landscape,
    alt: 'An orange traffic cone with white bands and a yellow hard hat.',
    backdrop: 'sand',
    standIn: 'hard-hat',
  },
  'voice-teacher': {
    ...landscape,
    alt: 'A red apple on a stack of two thick books, one yellow and one green.',
    backdrop: 'sand',
    standIn: 'book',
  },
  'voice-paramedic': {
    ...landscape,
    alt: 'A white toy ambulance with an orange stripe and two blue lights on its roof.',
    backdrop: 'apricot',
    standIn: 'siren',
  },
  'voice-dental-office': {
    ...landscape,
    alt: 'A big white tooth beside a mint-green cup that holds a toothbrush.',
    backdrop: 'apricot',
    standIn: 'care',
  },
  'voice-coach': {
    ...landscape,
    alt: 'A white and green soccer ball and an orange whistle on a green cord.',
    backdrop: 'mint',
    standIn: 'people',
  },
  'voice-instructor': {
    ...landscape,
    alt: 'A small flip chart with an orange heart and a green arrow, and a marker beside it.',
    backdrop: 'apricot',
    standIn: 'graduation',
  },
  'voice-caregiver': {
    ...landscape,
    alt: 'A white cup of tea on its saucer, on a folded coral blanket with cream stripes.',
    backdrop: 'mint',
    standIn: 'care',
  },
} as const satisfies Record<string, SitePictureEntry>;

type PicturedRow = {
  readonly id: string;
  readonly colors?: readonly string[];
  readonly pictureWords?: readonly string[];
  readonly backdrops?: readonly Backdrop[];
};

/** The id of a further picture of a row, in another color: `merch-tee-hands-on-cream`. */
export function colorPictureId(id: string, color: string): string {
  return `${id}-${color.toLowerCase().replaceAll(' ', '-')}`;
}

/** The pictures of the rows of a table: one for each row, under the prefix and its id, and one for each further color. */
function picturesOf(
  prefix: RowPicturePrefix,
  rows: readonly PicturedRow[],
  standIn: IconName,
): Readonly<Record<string, SitePictureEntry>> {
  return Object.fromEntries(
    rows.flatMap(({ id, colors = [], pictureWords = [], backdrops = [] }) => {
      const first = `${prefix}-${id}`;
      const ids = [first, ...colors.slice(1).map((color) => colorPictureId(first, color))];
      return ids.map((own, place) => [
        own,
        { ...landscape, alt: pictureWords[place] ?? '', backdrop: backdrops[place] ?? 'sand', standIn },
      ]);
    }),
  );
}

/** Every picture of the site. Those of rows are named after the row, and leave with it. */
export const pictures: Readonly<Record<string, SitePictureEntry>> = {
  ...pagePictures,
  ...picturesOf('book', rowsOf(bookTable), 'book'),
  ...picturesOf('equipment', rowsOf(equipmentTable), 'plus'),
  ...picturesOf('merch', rowsOf(merchandiseTable), 'bag'),
};

const rowPrefixes = ['book', 'equipment', 'merch'] as const;
type RowPicturePrefix = (typeof rowPrefixes)[number];

/** True for the id of a picture that belongs to a row of a table, whether the row is there or not. */
export function isOfRow(id: string): boolean {
  return rowPrefixes.some((prefix) => id.startsWith(`${prefix}-`));
}

export type PictureId = keyof typeof pagePictures | `${RowPicturePrefix}-${string}`;

/** A picture by its id; one that is nowhere described shows a plain stand-in. */
export function pictureOf(id: PictureId): SitePictureEntry {
  return pictures[id] ?? { ...landscape, alt: '', backdrop: 'sand', standIn: 'plus' };
}

/** The picture of the row that is its hero; null where no row is. */
function heroOf(
  prefix: RowPicturePrefix,
  rows: readonly (PicturedRow & { readonly isHero: boolean })[],
): PictureId | null {
  const hero = rows.find(({ isHero }) => isHero);
  return hero === undefined ? null : `${prefix}-${hero.id}`;
}

/** The pictures at the top of the shops and in their link previews. */
export const shopHeroes = {
  booksGuides: heroOf('book', rowsOf(bookTable)),
  equipment: heroOf('equipment', rowsOf(equipmentTable)),
  merchandise: heroOf('merch', rowsOf(merchandiseTable)),
} as const;
