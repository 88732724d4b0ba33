import { siteEntries } from '../../../components/search/model/site-entries';
import { helpLabels } from '../../../content/clinical/help';
import { clinicalLabels, treeLabels } from '../../../content/clinical/page-labels';
import { review } from '../../../content/clinical/review';
import {
  practiceLabels,
  practiceRhythms,
  type RhythmDescription,
  rhythmDescriptions,
  stripLabels,
} from '../../../content/clinical/rhythms';
import { guidelines } from '../../../content/clinical/sources';
import { stepThroughLabels } from '../../../content/clinical/step-through';
import { emergencyRules } from '../../../content/search/emergencies';
import { scenarioPictures, simulationGame, simulationSection } from '../../../content/simulation/simulation';
import type { SiteEntry } from '../../../lib/site/site-entries';
import { addressOf, type ClinicalData, siteData } from './clinical-data';

/** The input of the signed files, typed loosely enough for a copy with a planted mistake. */
export type SignedData = ClinicalData & {
  readonly rhythms: Readonly<Record<string, RhythmDescription>>;
  readonly practiceRhythms: readonly string[];
  /** The search terms of a clinical page, by its route. */
  readonly search: Readonly<Record<string, readonly SiteEntry[]>>;
  /** The rest of the simulation. */
  readonly game: Readonly<Record<string, unknown>>;
  /** The text around the statements on every clinical page, and what all these pages share. */
  readonly frame: typeof frame;
};

const { people, doseLimits, noteLabel, earlierLabel, ...others } = review;
const frame = {
  people,
  doseLimits,
  noteLabel,
  earlierLabel,
  page: others,
  labels: clinicalLabels,
  trees: treeLabels,
  stepThrough: stepThroughLabels,
  help: helpLabels,
  strips: stripLabels,
  practice: practiceLabels,
  guidelines,
  emergencies: emergencyRules,
};

const entries = siteEntries();

/** The content of the site. */
export const signedData: SignedData = {
  ...siteData,
  rhythms: rhythmDescriptions,
  practiceRhythms,
  search: Object.fromEntries(
    siteData.pages.map((page) => [
      page.route,
      entries.filter(({ href }) => href.replace(/[?#].*$/, '') === addressOf(page)),
    ]),
  ),
  game: { section: simulationSection, cards: simulationGame, pictures: scenarioPictures },
  frame,
};
