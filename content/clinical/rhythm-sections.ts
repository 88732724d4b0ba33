import type { PageDraft } from "./shared";
import { from } from "./sources";

type SectionDraft = PageDraft["sections"][number];

/** The rhythm drawings beside the trees. Each page includes its section. */
export const arrestRhythms = {
  id: "rhythms",
  title: "Rhythms on the monitor",
  population: "Adult",
  isFolded: true,
  blocks: [
    {
      kind: "rhythms",
      limitsFor: "Adult",
      rows: [
        { rhythm: "ventricularFibrillation" },
        { rhythm: "fineFibrillation" },
        { rhythm: "monomorphicVt" },
        { rhythm: "asystole" },
        { rhythm: "pulselessActivity" },
        { rhythm: "sinusRhythm" },
      ],
    },
  ],
} as const satisfies SectionDraft;

export const rhythmPractice = {
  id: "rhythm-practice",
  title: "Rhythm practice",
  population: "Adult",
  isFolded: true,
  blocks: [{ kind: "rhythm-practice" }],
} as const satisfies SectionDraft;

export const fastRhythms = {
  id: "rhythms",
  title: "Rhythms",
  population: "Adult",
  isFolded: true,
  blocks: [
    {
      kind: "rhythms",
      limitsFor: "Adult",
      rows: [
        { rhythm: "sinusTachycardia" },
        { rhythm: "supraventricular" },
        { rhythm: "atrialFibrillation" },
        { rhythm: "atrialFlutter" },
        { rhythm: "monomorphicVt" },
        { rhythm: "polymorphicVt" },
        { rhythm: "torsades" },
      ],
    },
  ],
} as const satisfies SectionDraft;

export const childRhythms = {
  id: "rhythms",
  title: "Rhythms",
  population: "Infant and child",
  isFolded: true,
  blocks: [
    {
      kind: "rhythms",
      rows: [
        { rhythm: "ventricularFibrillation" },
        { rhythm: "monomorphicVt" },
        { rhythm: "asystole" },
        { rhythm: "childSupraventricular" },
      ],
    },
  ],
} as const satisfies SectionDraft;

const atropineAsInTree = {
  text: "Atropine: as the treatment tree says, and only when the slow rhythm causes compromise.",
  by: from.brady,
} as const;

/** The AV blocks, each with its advice on atropine. */
export const avBlocks = {
  id: "av-blocks",
  title: "Slow rhythms, AV blocks and atropine",
  population: "Adult",
  isFolded: true,
  blocks: [
    {
      kind: "rhythms",
      limitsFor: "Adult",
      rows: [
        { rhythm: "sinusBradycardia", add: atropineAsInTree },
        { rhythm: "firstDegreeBlock", add: atropineAsInTree },
        { rhythm: "mobitzOne", add: atropineAsInTree },
        {
          rhythm: "mobitzTwo",
          add: {
            text: "Atropine: do not rely on it. The block lies below the AV node; atropine is unlikely to work and may worsen it. Prepare pacing.",
            by: from.bradyGuideline,
          },
          see: ["atropine-limits", "pacing"],
        },
        {
          rhythm: "twoToOneBlock",
          add: {
            text: "Atropine: do not rely on it if type II is possible, above all with a wide QRS. Prepare pacing.",
            by: from.bradyGuideline,
          },
          see: ["atropine-limits", "pacing"],
        },
        {
          rhythm: "thirdDegreeBlock",
          add: {
            text: "Atropine: do not rely on it with a wide QRS, as here. The block lies below the AV node; atropine is unlikely to work and may worsen it. Prepare pacing.",
            by: from.bradyGuideline,
          },
          see: ["atropine-limits", "pacing"],
        },
      ],
    },
  ],
} as const satisfies SectionDraft;
