import type { EmergencyRules } from "@/lib/site/emergency-search";

/**
 * What people type in an emergency. A help card, or the advice to call where there is none, comes before everything else
 * that the search finds. Misspellings are those that people make in a hurry.
 */
export const emergencyRules: EmergencyRules = {
  ages: {
    baby: ["baby", "babies", "infant", "infants", "newborn", "newborns"],
    child: ["child", "children", "kid", "kids", "toddler", "toddlers", "pediatric", "son", "daughter"],
    adult: ["adult", "adults", "man", "woman", "pregnant", "pregnancy", "elderly"],
  },
  cards: [
    {
      words: ["choking", "choke", "chokes", "choked", "chocking"],
      hrefs: { adult: "/adult-choking", child: "/child-choking", baby: "/baby-choking" },
      forAnyAge: ["adult", "child", "baby"],
    },
    {
      words: [
        ...["no pulse", "not breathing", "stopped breathing", "isn t breathing", "cpr"],
        ...["unconscious", "unconcious", "unconsious", "unresponsive", "passed out", "passing out"],
        ...["fainted", "fainting", "faint", "not waking", "won t wake", "wont wake", "can t wake"],
        ...["blue", "drowning", "drowned", "collapse", "collapsed"],
      ],
      hrefs: { adult: "/collapse", child: "/child-not-breathing", baby: "/baby-not-breathing" },
      forAnyAge: ["adult"],
    },
    {
      words: [
        ...[
          "overdose",
          "overdosed",
          "overdosing",
          "od",
          "fentanyl",
          "fentanil",
          "heroin",
          "opioid",
          "opioids",
        ],
        ...["naloxone", "narcan"],
      ],
      hrefs: { adult: "/overdose", child: "/overdose", baby: "/overdose" },
      forAnyAge: ["adult"],
    },
  ],
  withoutCard: {
    words: [
      ...["stroke", "seizure", "seizures", "siezure", "heart attack", "allergic reaction", "anaphylaxis"],
      ...["anaphylactic", "bleeding", "burn", "burns", "burned", "poison", "poisoned", "poisoning"],
    ],
    title: "Call 911. This site has no card for this.",
    href: "tel:911",
  },
};
