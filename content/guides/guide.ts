import type { Way } from "@/content/site/navigation";
import type { Fact } from "@/lib/facts/facts";

/** Text that may contain `{name}` for a figure of the class policies (content/courses/course-policies.ts). */
type GuideText = Fact<string>;

/** Who issues a card: each has a rule in components/guides/card-choice.css. */
export type CardIssuer = "aha" | "red-cross" | "osha" | "ours";

/** The answer for one card, class or case. */
export type GuideRow = {
  readonly term: string;
  /** For a row about one card: folded until the visitor chooses the card, or opens the row. */
  readonly card?: CardIssuer;
  readonly text?: GuideText;
  /** A second paragraph. */
  readonly note?: GuideText;
  /** What to do, in order. */
  readonly steps?: readonly GuideText[];
  readonly link?: Way;
  /** The organization that sets this rule. */
  readonly source?: string;
};

/** One common question, and its answer. */
export type GuideSection = {
  /** The section's anchor. */
  readonly id: string;
  readonly title: string;
  /** The answer in one line. */
  readonly gist?: GuideText;
  readonly paragraphs?: readonly GuideText[];
  /** How to use the tool in this section, and what to do without scripts. */
  readonly tool?: { readonly use: GuideText; readonly without: GuideText };
  readonly points?: readonly GuideText[];
  readonly steps?: readonly GuideText[];
  readonly rows?: readonly GuideRow[];
  readonly links?: readonly Way[];
  /** Subject of an email to us about this question. */
  readonly mail?: string;
  /** Search terms that lead to the section. */
  readonly keywords?: string;
};

/** A page of answers. */
export type GuideCopy = {
  readonly title: string;
  readonly lead: string;
  /** A choice that opens the rows of one card in all sections. */
  readonly choice?: {
    readonly title: string;
    readonly cards: readonly { readonly term: string; readonly card: CardIssuer }[];
  };
  readonly sections: readonly GuideSection[];
};

/** When reminders are due (`renewalLeadDays`), as text. */
export const reminderLead = "two months ahead";

/** Text around every guide. */
export const guideLabels = {
  source: "Source: {source}",
  checked: "Last compared with the issuers' own pages on {date}.",
  /** The details that an email about a class has to include. */
  mail: "Email us: {subject}",
  mailBody: "My name: \nCourse: \nCity and date of the class: \nMy question: ",
  more: {
    title: "Still not sure?",
    mail: "Send us an email",
    text: "Call or email us. Have the class, city and date ready.",
  },
} as const;
