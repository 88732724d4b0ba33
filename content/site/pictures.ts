import type { IconName } from "@/lib/site/icon-name";
import { type Fact, factValue } from "@/lib/facts/facts";
import type { Backdrop, PictureEntry } from "@/lib/site/pictures";
import type { PicturePlace } from "@/lib/facts/readiness";
import { subjectOf } from "@/lib/facts/sample-rows";
import { type Table, tableFile } from "@/lib/tables/table";
import {
  bookTable,
  equipmentTable,
  merchandiseTable,
  peopleTable,
  storyTable,
  testimonialTable,
} from "@/lib/tables/tables";
import { rowsOf } from "./table-rows";

/** The smallest master allowed: it covers every width that pages offer. */
const landscape = { width: 1920, height: 1440 } as const;
const portrait = { width: 1920, height: 2400 } as const;

const heroAlt =
  "Two people practice CPR on a training manikin; two leads run from its pads to the AED on the mat.";

export type SitePictureEntry = PictureEntry & {
  readonly fallbackIcon: IconName;
  /** Whom or what it shows, if it belongs to a row. */
  readonly subject?: string;
  /** The row, and the cell that describes it. */
  readonly at?: PicturePlace;
};

/** Pictures of pages and courses. `standIn` is the icon of the drawing shown until there is a file. */
export const pagePictures = {
  "home-hero": {
    width: 2560,
    height: 1600,
    alt: heroAlt,
    backdrop: "mint",
    fallbackIcon: "pulse",
  },
  "home-hero-tall": {
    ...portrait,
    alt: heroAlt,
    backdrop: "mint",
    fallbackIcon: "pulse",
  },
  "training-hands-on": {
    ...landscape,
    alt: "An instructor kneels beside a learner who presses on the chest of a training manikin with both AED pads on.",
    backdrop: "mint",
    fallbackIcon: "care",
  },
  "class-practice": {
    ...landscape,
    alt: "In a classroom, a learner presses on the chest of a training manikin; the instructor and another learner kneel beside it.",
    backdrop: "mint",
    fallbackIcon: "people",
  },
  "class-team": {
    ...landscape,
    alt: "A learner presses on the chest of a training manikin; the instructor counts, and another learner brings the AED.",
    backdrop: "mint",
    fallbackIcon: "people",
  },
  "class-group": {
    ...landscape,
    alt: "A group class: a learner presses on the chest of a training manikin, the instructor kneels beside it, and three people watch.",
    backdrop: "sand",
    fallbackIcon: "people",
  },
  "course-aha-heartsaver-cpr-aed": {
    ...landscape,
    alt: "A training manikin with both AED pads in place, their leads running to the AED beside it.",
    backdrop: "mint",
    fallbackIcon: "pulse",
  },
  "course-aha-bls-provider": {
    ...landscape,
    alt: "A bag-mask and a box of gloves in front of an adult manikin.",
    backdrop: "mint",
    fallbackIcon: "activity",
  },
  "course-aha-acls": {
    ...landscape,
    alt: "An ECG monitor with three curves, its leads and a syringe.",
    backdrop: "mint",
    fallbackIcon: "monitor",
  },
  "course-aha-pals": {
    ...landscape,
    alt: "An infant manikin with a small bag-mask.",
    backdrop: "mint",
    fallbackIcon: "baby",
  },
  "course-aha-heartsaver-first-aid": {
    ...landscape,
    alt: "A green first aid kit with bandages, a cold pack and a bottle in front of it.",
    backdrop: "mint",
    fallbackIcon: "plus",
  },
  "course-arc-adult-pediatric": {
    ...landscape,
    alt: "An adult and an infant manikin side by side.",
    backdrop: "mint",
    fallbackIcon: "people",
  },
  "course-arc-bls-provider": {
    ...landscape,
    alt: "A bag-mask, a pair of gloves and their box laid out for class.",
    backdrop: "mint",
    fallbackIcon: "stethoscope",
  },
  "course-arc-als-provider": {
    ...landscape,
    alt: "A green airway bag; on the tray in front of it are a laryngoscope, four oral airways and a tube.",
    backdrop: "mint",
    fallbackIcon: "syringe",
  },
  "course-arc-babysitter": {
    ...landscape,
    alt: "Letter blocks, a teddy bear with a bandage on its head and a baby bottle.",
    backdrop: "mint",
    fallbackIcon: "baby",
  },
  "course-arc-wilderness-first-aid": {
    ...landscape,
    alt: "A backpack, a tent and a splint between small pines.",
    backdrop: "mint",
    fallbackIcon: "tent",
  },
  "course-arc-emr": {
    ...landscape,
    alt: "A response bag, a cervical collar and a stretcher with straps.",
    backdrop: "mint",
    fallbackIcon: "siren",
  },
  "industry-construction": {
    ...landscape,
    alt: "A hard hat, a tape measure and work gloves.",
    backdrop: "sand",
    fallbackIcon: "hard-hat",
  },
  "industry-manufacturing": {
    ...landscape,
    alt: "Gears and ear protection.",
    backdrop: "sand",
    fallbackIcon: "factory",
  },
  "industry-healthcare": {
    ...landscape,
    alt: "A clipboard, a stethoscope and a blood pressure cuff.",
    backdrop: "sand",
    fallbackIcon: "stethoscope",
  },
  "industry-office": {
    ...landscape,
    alt: "A desk beside a wall-mounted AED.",
    backdrop: "sand",
    fallbackIcon: "building",
  },
  "hero-compliance": {
    ...landscape,
    alt: "A hard hat, safety glasses and a finished checklist.",
    backdrop: "sand",
    fallbackIcon: "checklist",
  },
  "hero-continuing-education": {
    ...landscape,
    alt: "A laptop beside a printed certificate.",
    backdrop: "mint",
    fallbackIcon: "laptop",
  },
  "hero-business": {
    ...landscape,
    alt: "A folder, a set of keys and a small courier van.",
    backdrop: "sand",
    fallbackIcon: "briefcase",
  },
  "scene-grocery-store": {
    ...landscape,
    alt: "A gray-haired man lies on his back with his eyes closed beside a tipped-over shopping basket.",
    backdrop: "apricot",
    fallbackIcon: "bag",
  },
  "scene-restaurant": {
    ...landscape,
    alt: "A pregnant woman beside a small table has both hands at her throat and a worried look.",
    backdrop: "mint",
    fallbackIcon: "person",
  },
  "scene-baby-lunch": {
    ...landscape,
    alt: "A baby with a worried look sits in a high chair, with a bowl of fruit on the tray.",
    backdrop: "sand",
    fallbackIcon: "baby",
  },
  "scene-gym": {
    ...landscape,
    alt: "An AED beside an orange kettlebell, a dumbbell and a rolled exercise mat.",
    backdrop: "sand",
    fallbackIcon: "pulse",
  },
  "scene-workshop": {
    ...landscape,
    alt: "A worried man behind a workbench holds up a bandaged forearm with a tourniquet; on the bench are a grinder and a first aid bag.",
    backdrop: "apricot",
    fallbackIcon: "wrench",
  },
} as const satisfies Record<string, SitePictureEntry>;

type PicturedRow = {
  readonly id: string;
  readonly name: Fact<string>;
  readonly role?: Fact<string>;
  readonly colors?: readonly string[];
  readonly pictureText?: readonly string[];
  readonly backdrops?: readonly Backdrop[];
  readonly isHero?: boolean;
};

type PicturedTable = {
  readonly table: Pick<Table, "name">;
  readonly rows: readonly PicturedRow[];
  readonly size: { readonly width: number; readonly height: number };
  /** Shown until there is a file. */
  readonly fallbackIcon: IconName;
  /** True if the text beside the picture describes everything that it shows. */
  readonly isDecorative?: true;
};

/**
 * Tables whose rows have pictures, each with a prefix; an id is the prefix and the row id: `team-lead-instructor`.
 */
const picturedTables = {
  book: { table: bookTable, rows: rowsOf(bookTable), size: landscape, fallbackIcon: "book" },
  equipment: { table: equipmentTable, rows: rowsOf(equipmentTable), size: landscape, fallbackIcon: "plus" },
  merch: { table: merchandiseTable, rows: rowsOf(merchandiseTable), size: landscape, fallbackIcon: "bag" },
  story: { table: storyTable, rows: rowsOf(storyTable), size: landscape, fallbackIcon: "award" },
  team: {
    table: peopleTable,
    rows: rowsOf(peopleTable),
    size: portrait,
    fallbackIcon: "person",
    isDecorative: true,
  },
  voice: {
    table: testimonialTable,
    rows: rowsOf(testimonialTable),
    size: landscape,
    fallbackIcon: "people",
    isDecorative: true,
  },
} as const satisfies Readonly<Record<string, PicturedTable>>;

type Prefix = keyof typeof picturedTables;

const prefixes = Object.keys(picturedTables) as readonly Prefix[];

/** The id of an additional picture of a row, in another color: `merch-tee-hands-on-cream`. */
export function colorPictureId(id: string, color: string): string {
  return `${id}-${color.toLowerCase().replaceAll(" ", "-")}`;
}

/** Backgrounds that take turns for rows that do not set one. */
const turns = ["mint", "apricot", "sand"] as const;

/** The pictures of a table: one for each row, and one for each additional color. */
function picturesOf(prefix: Prefix): readonly (readonly [string, SitePictureEntry])[] {
  const { table, rows, size, fallbackIcon }: PicturedTable = picturedTables[prefix];
  return rows.flatMap(({ id, name, role, colors = [], pictureText = [], backdrops = [] }, row) => {
    const first = `${prefix}-${id}`;
    const words = { name: factValue(name), ...(role === undefined ? {} : { role: factValue(role) }) };
    const ids = [first, ...colors.slice(1).map((color) => colorPictureId(first, color))];
    const turn = turns[row % turns.length] ?? "sand";
    return ids.map(
      (own, place) =>
        [
          own,
          {
            ...size,
            alt: pictureText[place] ?? "",
            backdrop: backdrops[place] ?? turn,
            fallbackIcon,
            subject: subjectOf(words),
            at: { file: tableFile(table), field: `${id}, picture text` },
          },
        ] as const,
    );
  });
}

/** Every picture of the site. Pictures of a row disappear with the row. */
export const pictures: Readonly<Record<string, SitePictureEntry>> = {
  ...pagePictures,
  ...Object.fromEntries(prefixes.flatMap(picturesOf)),
};

export type PictureId = keyof typeof pagePictures | `${Prefix}-${string}`;

const prefixOf = (id: string) => prefixes.find((prefix) => id.startsWith(`${prefix}-`));

/** True for the id of a picture that belongs to a table row, whether or not the row exists. */
export function isOfRow(id: string): boolean {
  return prefixOf(id) !== undefined;
}

/** True for pictures that need no alternative text. */
export function isDecorative(id: string): boolean {
  const prefix = prefixOf(id);
  const described: PicturedTable | undefined = prefix === undefined ? undefined : picturedTables[prefix];
  return described?.isDecorative === true;
}

/** A picture by its id; if its row was removed, with the size of its table's pictures. */
export function pictureOf(id: PictureId): SitePictureEntry {
  const { size, fallbackIcon } = picturedTables[prefixOf(id) ?? "merch"];
  return pictures[id] ?? { ...size, alt: "", backdrop: "sand", fallbackIcon };
}

/** The picture of the row that is its table's hero; null if there is none. */
function heroOf(prefix: Prefix): PictureId | null {
  const rows: readonly PicturedRow[] = picturedTables[prefix].rows;
  const hero = rows.find(({ isHero }) => isHero === true);
  return hero === undefined ? null : `${prefix}-${hero.id}`;
}

/** The pictures at the top of the shops, also used in the link previews of pages without one. */
export const heroes = {
  booksGuides: heroOf("book"),
  equipment: heroOf("equipment"),
  merchandise: heroOf("merch"),
  about: heroOf("team"),
  instructors: heroOf("story"),
} as const;
