import { sourceText } from '@/lib/simulation/simulation';
import { whereIs } from '@/scripts/check/clinical/piece';
import type { Rule } from './rule';
import { sentencesOf } from './phrases';

/**
 * Unconfirmed statements, which must not be printed anywhere, by their number in the fact sheets. Each pattern is
 * matched against one sentence at a time.
 */
// One statement per line, so that they read as a table.
// prettier-ignore
const unconfirmed: readonly (readonly [string, string, RegExp])[] = [
  ['U1', 'what the 2025 guideline says for or against sotalol', /\bsotalol\b.*\b(?:recommend|contraindicat|advis|harm|prohibit|withdrawn|removed|support|discourag)|\b(?:recommend|advis|support|discourag)\w* (?:against )?.*\bsotalol\b/i],
  ['U2', 'a source for metoprolol every 2-5 minutes', /\b2-5 minutes\b.*\b(?:AHA|ACC|guideline)|\b(?:AHA|ACC)\b.*\bevery 2-5 minutes\b/i],
  ['U3', 'an atropine minimum of the AHA', /\bAHA\b.*\bminimum (?:dose )?(?:of |is )?0\.5 mg\b|\bminimum\b[^.:]*\b0\.5 mg\b[^.:]*\(AHA/i],
  ['U4', 'an AHA target of 94% in bradycardia', /\b(?:AHA|guideline)s?\b[^:.]*\b94\s?%/i],
  ['U5', 'pacing at 60-70 or 2 mA as a guideline figure', /\b(?:AHA|guideline)s?\b[^.]*\b(?:60-70 bpm|2 mA)\b/i],
  ['U6', 'a time for the first epinephrine in children', /\bepinephrine\b.*\b(?:within|in (?:under|less than|the first)|before) (?:the first )?\d+ minutes?\b/i],
  ['U8', 'a dose of an antidote', /\b(?:glucagon|calcium (?:chloride|gluconate)|insulin|antibody fragments|lipid emulsion)\b[^.;]{0,40}\d+(?:\.\d+)?\s?(?:mg|g|units?|mL|mcg|vials?)\b|\d\s?(?:mg|g|units?|mL|mcg|vials?)\b(?:\/kg)?(?: of)?[^.;]{0,12}\b(?:glucagon|calcium|insulin|antibody fragments|lipid emulsion)\b/i],
  ['U9', 'a dose of magnesium', /\bmagnesium\b[^.;]{0,60}\d\s?(?:mg|g|grams?|mmol)\b|\d\s?(?:mg|g|grams?)\b[^.;]{0,20}\bmagnesium\b/i],
  ['U10', 'how much CPR multiplies survival', /\b(?:double|triple)[sd]?\b.*\bsurviv|\b[23] times\b.*\bsurviv|\bsurviv\w*\b.*\b[23] times\b|\b(?:two|three|2|3)-?fold\b.*\bsurviv|\bsurviv\w*\b.*\b(?:two|three|2|3)-?fold\b|\bsurviv\w*\b.*\b(?:doubl|tripl)/i],
  ['U15', 'a limit of OSHA on hours a day or days', /\bOSHA\b.*\b(?:at most|no more than|maximum of|limit\w*(?: to)?) [\d.]+ hours (?:a|per|each) day|\bminimum of (?:two|four|\d) (?:class )?days\b/i],
  ['U16', 'the 24-hour HAZWOPER class or its day in the field', /\b24[- ]hour HAZWOPER\b|\bHAZWOPER 24\b|\b(?:one|1) day of (?:supervised )?field\b/i],
  ['U17', 'credits that complete a renewal', /\b(?:30|24) (?:nursing |respiratory )?credits\b.*\b(?:complete|satisf|fulfil|cover|meet)\w* (?:your|the|a) (?:renewal|requirement)/i],
  ['U18', "an accreditation of the company's credits", /\b(?:IACET|CAPCE|ANCC|CBRN)\b.{0,20}\b(?:accredit|approv|authoriz)|\b(?:we are|our (?:courses|credits|classes) are) accredited\b/i],
  ['U19', 'an authorized outreach trainer', /\bOSHA[- ]authorized (?:outreach )?trainers?\b/i],
  ['U20', 'FDA approval of anything but an AED, or a prescription', /\bFDA[- ](?:approved|cleared|registered)\b.*\b(?:manikins?|first aid kits?|oxygen|trauma kits?)\b|\bno prescription (?:is )?(?:needed|required)\b|\bprescription (?:is )?(?:needed|required)\b/i],
  ['U21', 'the fee statement of training centers', /\bstrongly promotes knowledge and proficiency\b|\bdoes not represent income to the (?:AHA|American Heart Association|Association)\b/i],
  ['V1', 'a diltiazem infusion of the AHA 2025', /\bdiltiazem\b.*\b5-10 mg\/hr\b|\b5-10 mg\/hr\b|\b5-15 mg\/hr\b.*\b(?:AHA 2025|Part 9)\b|\bAHA 2025\b.*\b5-15 mg\/hr\b/i],
  ['V3', 'naloxone by needle', /^(?=.*\bnaloxone\b)(?=.*\d\s?mg\b).*\b(?:IV|IO|IM|intraven\w+|intramusc\w+|inject\w*|muscle|vein)\b/i],
  ['V5', 'a compression fraction of 2025 or in children', /\bcompression fraction\b.*\b(?:2025|80\s?%|child|infant|pediatric)|\b(?:2025|child|infant|pediatric)\w*\b.*\bcompression fraction\b/i],
  ['V7', 'since when the Red Cross has taught 5 and 5', /\bRed Cross\b.*\b(?:since|from|in) (?:19|20)\d\d\b.*\b(?:5 and 5|back blows|thrusts)|\bRed Cross\b.*\b(?:5 and 5|back blows|thrusts)\b.*\b(?:since|from|in) (?:19|20)\d\d\b|\b(?:since|from|in) (?:19|20)\d\d\b[^.]*\bRed Cross\b[^.]*\b(?:5 and 5|back blows)/i],
  ['V8', 'amniotic fluid embolism, or hands placed otherwise in pregnancy', /\bamniotic\b|\bpregnan\w*\b.*\b(?:hand position|hands? (?:placed )?(?:higher|lower|slightly))\b|\bhands?\b.*\b(?:higher|lower)\b.*\bpregnan|\b(?:higher|lower) on the (?:chest|breastbone|sternum)\b.*\bpregnan/i],
  ['V10', 'head-up CPR, or drugs through the tube', /\bheads?-up (?:CPR|position)\b|\b(?:rais|elevat)\w+ the head\b.*\b(?:CPR|compressions)\b|\b(?:drugs?|epinephrine|doses?|medications?)\b[^.;]*\b(?:through|down|via) the (?:endotracheal |breathing )?tube\b|\bendotracheal (?:epinephrine|dose)\b/i],
  ['B1', 'a maximum total of lidocaine', /\blidocaine\b.*\b3 mg\/kg\b|\blidocaine\b.*\bmaximum total\b/i],
];

/** Claims that need the owner's source. A production build refuses them; until then they are marked as missing it. */
const waiting: readonly (readonly [string, RegExp])[] = [
  ['U11', /\b70\s?% (?:reduction|fewer)\b|\b70 percent\b/i],
  ['U12', /\brecovered in 30-90 days\b|\b30-90 days\b/i],
];
const missingSource = /\bSource to be named\b/i;

export const nothingUnconfirmed: Rule = {
  number: 21,
  title: 'Nothing unconfirmed is printed',
  problems: ({ data, pieces, texts, scenarios }) => [
    ...pieces.flatMap((piece) =>
      sentencesOf(piece.text).flatMap((text) => found(`${piece.label}: ${text}`, whereIs(piece))),
    ),
    ...Object.entries(data.notes).flatMap(([id, { text }]) =>
      sentencesOf(text).flatMap((sentence) => found(sentence, `Note ${id}`)),
    ),
    ...texts.flatMap(({ name, text }) => [
      ...sentencesOf(text).flatMap((sentence) => found(sentence, name)),
      ...withoutSource(name, text),
    ]),
    ...scenarios.flatMap(({ title, steps }) =>
      steps
        .flatMap((step) => [step.title, step.description, ...step.options, step.feedback, sourceText(step)])
        .flatMap((text) => found(text, `"${title}"`)),
    ),
  ],
};

function found(text: string, where: string): readonly string[] {
  // A note may say that a guideline gives no figure: that is confirmed.
  const said = text.replace(/\bno (?:interval|minimum) stated\b|\bsets no figure\b/gi, '');
  return unconfirmed
    .filter(([, , pattern]) => pattern.test(said))
    .map(([id, what]) => `${id}: ${where} prints ${what}: "${text.slice(0, 120)}".`);
}

function withoutSource(name: string, text: string): readonly string[] {
  return waiting.flatMap(([id, claim]) => {
    const at = claim.exec(text);
    return at === null || missingSource.test(text.slice(at.index, at.index + 160))
      ? []
      : [`${id}: ${name} makes a claim without a source: "${at[0]}".`];
  });
}
