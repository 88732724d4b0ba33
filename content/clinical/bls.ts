import { callToAction, type ReferencePage } from './shared';
import { from } from './sources';
import { say } from './values';

/** Spec part 2, section 2.7: adult, child, infant, AED; the panel on choking is ours. */
export const bls = {
  route: 'blsAlgorithm',
  parent: 'ahaCourses',
  title: 'BLS Algorithm: Adult, Child and Infant',
  lead: 'CPR side by side for the three age groups, first for anyone who is there, then for professionals.',
  conditions: ['Cardiac arrest', 'Respiratory arrest', 'Choking'],
  guideline: 'adult',
  sheetTitle: 'Adult BLS',
  isSheetRoomy: true,
  callToAction,
  sections: [
    {
      id: 'adult',
      title: 'Adult BLS',
      blocks: [
        {
          kind: 'steps',
          isOnSheet: true,
          title: 'For everyone: you are not a professional, or you are off duty',
          by: from.adultBls,
          items: [
            say('Make sure that the scene is safe.'),
            say('Tap and shout. No response: shout for help.'),
            say('Call 911 on speaker; send someone for an AED. Alone with a phone: call and start CPR straight away.'),
            say('Not breathing normally, or only gasping: treat it as cardiac arrest. No pulse check.'),
            say('Push in the center of the chest. If trained and willing, give {breathsInWords} after every {pushesInWords}; otherwise keep pushing. Hands-only CPR is right for an untrained rescuer and an adult.'),
            say('Use the AED as soon as it arrives. Continue until professionals take over or the person starts to move.'),
          ],
        },
        {
          kind: 'facts',
          isOnSheet: true,
          title: 'For health care professionals',
          rows: [
            { term: 'Compression rate', figure: say('{compressionRate}') },
            { term: 'Depth', figure: say('{depthAdult}') },
            { term: 'Hand position', text: say('Heel of one hand on the lower half of the breastbone, other hand on top.'), by: from.adultBls2025 },
            { term: 'Recoil and pauses', text: say('Let the chest come all the way back; keep interruptions as short as possible.'), by: from.arrest },
            { term: 'Ratio', figure: say('{ratio}') },
            { term: 'Each breath', text: say('{breathLength}, just enough to see the chest rise; avoid over-ventilating.'), by: from.adultBls2025 },
            { term: 'Pulse check', figure: say('{pulseCheck}') },
            { term: 'Pulse but not breathing normally', figure: say('One breath every {rescueBreath}'), add: [say('That is {rescueBreathRate}. Recheck the pulse every {pulseRecheck}. Give an opioid antagonist such as naloxone if overdose is suspected.')] },
            { term: 'Advanced airway', figure: say('One breath every {airwayBreath}'), add: [say('With continuous compressions.')] },
            { term: 'Switch compressors', figure: say('every {switchEvery}'), add: [say('Sooner if tired.')] },
            { term: 'Suspected opioid overdose', text: say('CPR comes first; naloxone must not delay CPR or the 911 call.'), by: from.opioid },
            { term: 'Puberty', text: say('Anyone with signs of puberty is treated as an adult.'), by: from.bls },
          ],
        },
        { kind: 'tree', isOnSheet: true, tree: 'adultBls', title: 'Adult BLS, step by step, for health care professionals' },
      ],
    },
    {
      id: 'child',
      title: 'Child BLS',
      blocks: [
        {
          kind: 'facts',
          rows: [
            { term: 'Age', figure: say('{childAge} to puberty') },
            { term: 'Compression rate', figure: say('{compressionRate}') },
            { term: 'Depth', figure: say('{depthChild}') },
            { term: 'Hands', text: say('One or two hands.'), by: from.pedsText },
            { term: 'Ratio, alone', figure: say('{ratioAlone}') },
            { term: 'Ratio, two rescuers', figure: say('{ratioTwoRescuers}') },
            { term: 'Pulse check, professionals', figure: say('{pulseCheck}') },
            { term: 'Breaths matter', text: say('Children usually arrest from a breathing problem: give breaths if able; pushes alone are better than nothing.'), by: from.pedsText },
            { term: 'Pulse but not breathing normally', figure: say('One breath every {childBreath}'), add: [say('That is {childBreathRate}. Reassess after {childReassess}.')] },
            { term: 'Pulse with poor perfusion, despite oxygen and breaths', figure: say('{pediatricCprRate}: start CPR') },
            { term: 'Alone, sudden collapse seen', text: say('Call and get the AED first, use it at once, then CPR.'), by: from.pedsBls },
            { term: 'Alone, collapse not seen', text: say('CPR first; if still alone after {aloneCall}, call and get the AED. With a phone on speaker, call while starting.'), by: from.pedsBls },
          ],
        },
      ],
    },
    {
      id: 'infant',
      title: 'Infant BLS',
      blocks: [
        {
          kind: 'facts',
          rows: [
            { term: 'Age', figure: say('{infantAge}'), add: [say('Newborns follow the separate newborn pathway, which this site does not cover.')] },
            { term: 'Compression rate', figure: say('{compressionRate}') },
            { term: 'Depth', figure: say('{depthInfant}') },
            { term: 'Technique', text: say('Heel of one hand, or two thumbs with the hands encircling the chest.'), by: from.pedsText },
            { term: 'Ratio, alone', figure: say('{ratioAlone}') },
            { term: 'Ratio, two rescuers', figure: say('{ratioTwoRescuers}') },
            { term: 'Breaths', text: say('Cover mouth and nose; small breath until the chest rises.'), by: from.course },
            { term: 'Pulse but not breathing normally', figure: say('One breath every {childBreath}'), add: [say('That is {childBreathRate}. Reassess after {childReassess}.')] },
            { term: 'Pulse check, professionals', figure: say('{pulseCheck}'), add: [say('At the brachial artery.')] },
            { term: 'Pulse with poor perfusion, despite oxygen and breaths', figure: say('{pediatricCprRate}: start CPR') },
          ],
        },
      ],
    },
    {
      id: 'aed',
      title: 'AED use',
      blocks: [
        {
          kind: 'steps',
          isOnSheet: true,
          by: from.aed,
          items: [
            say('Use it as soon as it arrives; keep compressing while it is set up.'),
            say('Turn it on and follow the voice and picture prompts.'),
            say('Pads on bare, dry skin: one below the right collarbone, one on the left side below the armpit. Front and back is an alternative.'),
            say('A bra may be moved rather than removed if the pads can sit correctly on bare skin.'),
            say('Wet chest: dry it. Medication patch under a pad: remove it and wipe. Lump of an implanted device: do not put the pad on top of it.'),
            say('Nobody touches the person while it analyzes or shocks.'),
            say('Shock advised: one shock, then CPR at once for {aedCycle}. No shock advised: CPR at once for {aedCycle}.'),
            say('Continue until professionals take over or the person starts to move.'),
          ],
        },
        {
          kind: 'facts',
          rows: [{ term: 'Infants and young children', figure: say('{aedChildAge}'), add: [say('Pediatric pads or attenuator if available; if not, an adult AED may be used. Pads must not touch: use front and back on a small chest.')] }],
        },
      ],
    },
    {
      id: 'side-by-side',
      title: 'Side by side',
      blocks: [
        {
          kind: 'compare',
          columns: ['Adult', 'Child', 'Infant'],
          rows: [
            { term: 'Age', cells: [say('From puberty on'), say('{childAge} to puberty'), say('{infantAge}, not newborns')] },
            { term: 'Compression rate', cells: [say('{compressionRate}'), say('{compressionRate}'), say('{compressionRate}')] },
            { term: 'Depth', cells: [say('{depthAdult}'), say('{depthChild}'), say('{depthInfant}')] },
            { term: 'Hands', cells: [say('Two hands, lower half of the breastbone'), say('One or two hands'), say('Heel of one hand, or two thumbs with the hands encircling the chest')] },
            { term: 'Ratio, one rescuer', cells: [say('{ratio}'), say('{ratioAlone}'), say('{ratioAlone}')] },
            { term: 'Ratio, two rescuers', cells: [say('{ratio}'), say('{ratioTwoRescuers}'), say('{ratioTwoRescuers}')] },
            { term: 'Pulse, no normal breathing', cells: [say('One breath every {rescueBreath}'), say('One breath every {childBreath}'), say('One breath every {childBreath}')] },
            { term: 'Switch compressors', cells: [say('Every {switchEvery}, sooner if tired'), say('Every {switchEvery}, sooner if tired'), say('Every {switchEvery}, sooner if tired')] },
          ],
        },
      ],
    },
    {
      id: 'choking',
      title: 'Choking',
      blocks: [
        {
          kind: 'facts',
          rows: [
            { term: 'Mild', text: say('Can cough or make sounds: encourage coughing, watch closely.'), by: from.choking },
            { term: 'Severe', text: say('Weak or no cough, cannot speak (infant: cannot cry), color change, drowsy, not breathing: call 911.'), by: from.choking },
            { term: 'Adult and child', figure: say('{backBlows}, then {abdominalThrusts}'), add: [say('Repeat in cycles.')] },
            { term: 'Infant', figure: say('{backSlaps}, then {infantChestThrusts}'), add: [say('Chest thrusts with the heel of one hand. No abdominal thrusts. Repeat in cycles.')] },
            { term: 'Late pregnancy, or arms cannot reach around', figure: say('{backBlows}, then {chestThrusts}') },
            { term: 'Becomes unresponsive', text: say('CPR starting with compressions; look for a visible object before breaths; no blind finger sweeps.'), by: from.choking },
            { term: 'What changed', text: say('Before 2025 the AHA taught children abdominal thrusts only, and had no adult recommendation. The American Red Cross taught back blows and thrusts.'), by: from.chokingChange },
          ],
        },
      ],
    },
  ],
} as const satisfies ReferencePage;
