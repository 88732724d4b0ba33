import { rowsOf } from "@/content/site/table-rows";
import { type Fact, factValue, mapFact } from "@/lib/facts/facts";
import { leadingFigure } from "@/lib/facts/leading-figure";
import { type ClaimId, claimTable } from "@/lib/tables/tables";
import { company } from "./company";

const rows = rowsOf(claimTable);

/** The claim with this id as content/tables/claims.csv has it. @throws where it has none. */
function claim(id: ClaimId): { readonly text: Fact<string>; readonly source: Fact<string> } {
  const row = rows.find((candidate) => candidate.id === id);
  if (row === undefined) throw new Error(`content/tables/claims.csv has no row with the id "${id}".`);
  return { text: row.text, source: row.restsOn ?? "" };
}

/** A claim whose number counters show: the number, the sign after it, and all of its words. */
function figure(id: ClaimId): {
  readonly value: number;
  readonly suffix: string;
  readonly text: Fact<string>;
} {
  const { text } = claim(id);
  const { value, suffix } = leadingFigure(factValue(text)) ?? { value: 0, suffix: "" };
  return { value, suffix, text };
}

const classSize = claim("class-size");

/**
 * Claims that the company makes about itself: the rows of content/tables/claims.csv. They differ between places, so each one
 * is a fact of its own (docs/specification.md#claims), with what it rests on.
 */
export const claims = {
  servingSince: { text: `Serving communities since ${company.openedInMonth} ${company.openedIn}` },
  founded: { text: `Founded ${company.foundedIn}, opened for business in ${company.openedIn}` },
  locationsEverywhere: figure("locations-everywhere"),
  locationsHero: figure("locations-hero"),
  citiesListed: claim("cities-listed"),
  citiesAbout: claim("cities-about"),
  livesSaved: figure("lives-saved"),
  studentsTrained: figure("students-trained"),
  certificationCourses: figure("certification-courses"),
  /** Null where nobody promises it: it may lose its row. */
  support: rows.find(({ id }) => id === "support")?.text ?? null,
  completionRate: figure("completion-rate"),
  classSize: {
    value: /^\d+(?:-\d+)?/.exec(factValue(classSize.text))?.[0] ?? factValue(classSize.text),
    text: classSize.text,
  },
  excellence: claim("excellence"),
  passRate: claim("pass-rate"),
  storyTitle: claim("story-title").text,
  reviews: {
    rating: mapFact(claim("review-rating").text, Number),
    count: mapFact(claim("review-count").text, (text) => Number(text.replaceAll(",", ""))),
  },
  /** Confirmed as a statement of the National Safety Council; never shown without its source and year. */
  injuryEverySevenSeconds: {
    figure: "Every 7 seconds",
    text: "a worker is injured on the job in the United States.",
    source: "National Safety Council, 2017 data",
  },
  /** No source was found that confirms these two. */
  injuryReduction: claim("injury-reduction"),
  investmentRecovery: claim("investment-recovery"),
  /** A promise of the company within OSHA's rule. Only authorized trainers can issue the cards. */
  oshaCards: { card: claim("osha-card").text, timing: claim("osha-card-timing").text },
} as const;
