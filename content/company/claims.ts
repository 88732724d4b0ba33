import { companyFact } from "@/content/site/company-facts";
import { missingRow, rowsOf } from "@/content/site/table-rows";
import { type Fact, factValue, isPlaceholder, mapFact } from "@/lib/facts/facts";
import { isFallbackValue } from "@/lib/facts/fallback-value";
import { leadingFigure } from "@/lib/facts/leading-figure";
import { cityTable, type ClaimId, claimTable, type neededClaims } from "@/lib/tables/tables";
import { aboutCount, reachedCount } from "@/lib/text/counts";
import { company } from "./company";

const rows = rowsOf(claimTable);

type Claim = { readonly text: Fact<string>; readonly source: Fact<string> };

/** The claim with this id in content/tables/claims.csv; null if its row was removed. */
function claimIfAny(id: ClaimId): Claim | null {
  const row = rows.find((candidate) => candidate.id === id);
  return row === undefined ? null : { text: row.text, source: row.restsOn ?? "" };
}

/** A claim about the world, which needs a source; null without one. */
function claimWithSource(id: ClaimId): Claim | null {
  const found = claimIfAny(id);
  const source = found === null ? "" : factValue(found.source);
  return source === "" || isFallbackValue(source) ? null : found;
}

/** A claim that pages require. @throws if the table has no row for it. */
function claim(id: (typeof neededClaims)[number]): Claim {
  const found = claimIfAny(id);
  if (found === null) throw missingRow(claimTable, id);
  return found;
}

/** A claim shown as a counter: the number, the sign after it, and its full text. */
function figureOf({ text }: Claim): {
  readonly value: number;
  readonly suffix: string;
  readonly text: Fact<string>;
} {
  const { value, suffix } = leadingFigure(factValue(text)) ?? { value: 0, suffix: "" };
  return { value, suffix, text };
}

function figureIfAny(id: ClaimId) {
  const found = claimIfAny(id);
  return found === null ? null : figureOf(found);
}

const [rating, count] = [claimIfAny("review-rating"), claimIfAny("review-count")];

const classSize = claim("class-size");

const [founded, opened] = [companyFact("founded"), companyFact("opened")];

/** Years that are complete regardless of the month of founding. */
const wholeYears = company.copyrightYear - company.foundedIn - 1;

const cities = rowsOf(cityTable).filter(({ isListed }) => isListed).length;
const citiesOf = (count: string, kind = "") => `${count} ${kind}${cities === 1 ? "city" : "cities"}`;

/** Where classes are held, for the descriptions in search results: `in about 60 US cities`. */
export function inCities(kind: "" | "US " = ""): string {
  return cities === 0 ? "near you" : `in ${citiesOf(aboutCount(cities), kind)}`;
}

/**
 * The company's claims about itself: the rows of content/tables/claims.csv, and counts from other tables. Claims in
 * different places differ, so each one is a separate fact with its evidence (docs/specification.md#claims). Null: its
 * row was removed or there is nothing to count, so no page shows it.
 */
export const claims = {
  servingSince: {
    text: mapFact(opened, () => `Serving communities since ${company.openedInMonth} ${company.openedIn}`),
  },
  /** A sample while either of its two years is a sample. */
  founded: {
    text: mapFact(isPlaceholder(founded) ? founded : opened, () =>
      company.openedIn === company.foundedIn
        ? `Founded in ${company.foundedIn}`
        : `Founded ${company.foundedIn}, opened for business in ${company.openedIn}`,
    ),
  },
  locationsEverywhere: figureOf(claim("locations-everywhere")),
  locationsHero: figureIfAny("locations-hero"),
  citiesAbout: cities === 0 ? null : { text: citiesOf(reachedCount(cities)) },
  livesSaved: figureIfAny("lives-saved"),
  studentsTrained: figureIfAny("students-trained"),
  certificationCourses: figureIfAny("certification-courses"),
  support: claimIfAny("support"),
  completionRate: figureIfAny("completion-rate"),
  classSize: {
    value: /^\d+(?:-\d+)?/.exec(factValue(classSize.text))?.[0] ?? factValue(classSize.text),
    text: classSize.text,
  },
  excellence:
    wholeYears < 1 ? null : { text: mapFact(founded, () => `${wholeYears}+ years of training excellence`) },
  passRate: claimIfAny("pass-rate"),
  storyTitle: claim("story-title").text,
  /** Null unless the table has both. */
  reviews:
    rating === null || count === null
      ? null
      : {
          rating: mapFact(rating.text, Number),
          count: mapFact(count.text, (text) => Number(text.replaceAll(",", ""))),
        },
  /** Confirmed as a statement of the National Safety Council; never shown without its source and year. */
  injuryEverySevenSeconds: {
    figure: "Every 7 seconds",
    text: "a worker is injured on the job in the United States.",
    source: "National Safety Council, 2017 data",
  },
  /** Shown once the owner names their source. */
  injuryReduction: claimWithSource("injury-reduction"),
  investmentRecovery: claimWithSource("investment-recovery"),
  /** A promise of the company, in line with OSHA's rule: only authorized trainers can issue the cards. */
  oshaCards: { card: claim("osha-card").text, timing: claim("osha-card-timing").text },
} as const;
