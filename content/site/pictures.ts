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

/** A picture in landscape; the icon is shown until there is a file. */
const scene = (backdrop: Backdrop, fallbackIcon: IconName, alt: string) => ({
  ...landscape,
  alt,
  backdrop,
  fallbackIcon,
});

/** Pictures of pages and courses. */
export const pagePictures = {
  "home-hero": {
    width: 2560,
    height: 1600,
    alt: heroAlt,
    backdrop: "mint",
    fallbackIcon: "HeartPulse",
  },
  "home-hero-tall": {
    ...portrait,
    alt: heroAlt,
    backdrop: "mint",
    fallbackIcon: "HeartPulse",
  },
  "training-hands-on": scene(
    "mint",
    "HandHeart",
    "An instructor kneels beside a learner who presses on the chest of a training manikin with both AED pads on.",
  ),
  "class-practice": scene(
    "mint",
    "Users",
    "In a classroom, a learner presses on the chest of a training manikin; the instructor and another learner kneel beside it.",
  ),
  "class-team": scene(
    "mint",
    "Users",
    "A learner presses on the chest of a training manikin; the instructor counts, and another learner brings the AED.",
  ),
  "class-group": scene(
    "sand",
    "Users",
    "A group class: a learner presses on the chest of a training manikin, the instructor kneels beside it, and three people watch.",
  ),
  "course-aha-heartsaver-cpr-aed": scene(
    "mint",
    "HeartPulse",
    "A training manikin with both AED pads in place, their leads running to the AED beside it.",
  ),
  "course-aha-bls-provider": scene(
    "mint",
    "Activity",
    "A bag-mask and a box of gloves in front of an adult manikin.",
  ),
  "course-aha-acls": scene("mint", "Monitor", "An ECG monitor with three curves, its leads and a syringe."),
  "course-aha-pals": scene("mint", "Baby", "An infant manikin with a small bag-mask."),
  "course-aha-heartsaver-first-aid": scene(
    "mint",
    "Plus",
    "A green first aid kit with bandages, a cold pack and a bottle in front of it.",
  ),
  "course-arc-adult-pediatric": scene("mint", "Users", "An adult and an infant manikin side by side."),
  "course-arc-bls-provider": scene(
    "mint",
    "Stethoscope",
    "A bag-mask, a pair of gloves and their box laid out for class.",
  ),
  "course-arc-als-provider": scene(
    "mint",
    "Syringe",
    "A green airway bag; on the tray in front of it are a laryngoscope, four oral airways and a tube.",
  ),
  "course-arc-babysitter": scene(
    "mint",
    "Baby",
    "Letter blocks, a teddy bear with a bandage on its head and a baby bottle.",
  ),
  "course-arc-wilderness-first-aid": scene(
    "mint",
    "Tent",
    "A backpack, a tent and a splint between small pines.",
  ),
  "course-arc-emr": scene("mint", "Siren", "A response bag, a cervical collar and a stretcher with straps."),
  "industry-construction": scene("sand", "HardHat", "A hard hat, a tape measure and work gloves."),
  "industry-manufacturing": scene("sand", "Factory", "Gears and ear protection."),
  "industry-healthcare": scene(
    "sand",
    "Stethoscope",
    "A clipboard, a stethoscope and a blood pressure cuff.",
  ),
  "industry-office": scene("sand", "BuildingComplex", "A desk beside a wall-mounted AED."),
  "hero-compliance": scene("sand", "ClipboardCheck", "A hard hat, safety glasses and a finished checklist."),
  "hero-continuing-education": scene("mint", "Laptop", "A laptop beside a printed certificate."),
  "hero-business": scene("sand", "Briefcase", "A folder, a set of keys and a small courier van."),
  "scene-grocery-store": scene(
    "apricot",
    "ShoppingBag",
    "A gray-haired man lies on his back with his eyes closed beside a tipped-over shopping basket.",
  ),
  "scene-restaurant": scene(
    "mint",
    "User",
    "A pregnant woman beside a small table has both hands at her throat and a worried look.",
  ),
  "scene-baby-lunch": scene(
    "sand",
    "Baby",
    "A baby with a worried look sits in a high chair, with a bowl of fruit on the tray.",
  ),
  "scene-gym": scene(
    "sand",
    "HeartPulse",
    "An AED beside an orange kettlebell, a dumbbell and a rolled exercise mat.",
  ),
  "scene-workshop": scene(
    "apricot",
    "Wrench",
    "A worried man behind a workbench holds up a bandaged forearm with a tourniquet; on the bench are a grinder and a first aid bag.",
  ),
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
  book: { table: bookTable, rows: rowsOf(bookTable), size: landscape, fallbackIcon: "BookOpen" },
  equipment: { table: equipmentTable, rows: rowsOf(equipmentTable), size: landscape, fallbackIcon: "Plus" },
  merch: {
    table: merchandiseTable,
    rows: rowsOf(merchandiseTable),
    size: landscape,
    fallbackIcon: "ShoppingBag",
  },
  story: { table: storyTable, rows: rowsOf(storyTable), size: landscape, fallbackIcon: "Award" },
  team: {
    table: peopleTable,
    rows: rowsOf(peopleTable),
    size: portrait,
    fallbackIcon: "User",
    isDecorative: true,
  },
  voice: {
    table: testimonialTable,
    rows: rowsOf(testimonialTable),
    size: landscape,
    fallbackIcon: "Users",
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
