import { defineTree } from '@/lib/decision-tree';
import type { NoteId } from './notes';
import { say } from './values';

const adultBradycardia = defineTree({
  id: 'adult-bradycardia',
  title: 'Adult bradycardia with a pulse',
  start: 'b0',
  notes: ['D1', 'D8', 'D9', 'D10', 'D11'] satisfies NoteId[],
  nodes: {
    b0: { type: 'start', text: say('Adult with a slow pulse. Does the rate fit the person\'s condition? (Treatment pathway: typically {bradycardiaWorkingRate})'), next: 'b1' },
    b1: { type: 'question', text: say('Is the slow rate causing compromise: low blood pressure, sudden change in mental state, signs of shock, ischemic chest discomfort or acute heart failure?'), yes: 'b3', no: 'b2' },
    b2: { type: 'end', text: say('Look for and treat the cause. Support airway, breathing and circulation; consider oxygen; record a 12-lead ECG. Observe.') },
    b3: { type: 'action', text: say('Open airway and give oxygen; assist breathing as needed; attach monitor; follow the pulse; IV access.'), next: 'b4' },
    b4: { type: 'question', text: say('Does the slow rate with compromise persist?'), yes: 'b5', no: 'b2' },
    b5: { type: 'action', text: say('Atropine {atropineDose} IV push. Repeat every {atropineRepeat}. Maximum total {atropineMaximum}. Do not delay pacing in high-grade block.'), next: 'b6' },
    b6: { type: 'question', text: say('Has atropine worked?'), yes: 'b2', no: 'b7' },
    b7: { type: 'action', text: say('Transcutaneous pacing, and/or dopamine {dopamine} or epinephrine {epinephrineInfusion}.'), next: 'b8' },
    b8: { type: 'end', text: say('Get expert help. Consider transvenous pacing. Keep treating the cause.') },
  },
});

const adultTachycardia = defineTree({
  id: 'adult-tachycardia',
  title: 'Adult tachycardia with a pulse',
  start: 't0',
  notes: ['D13', 'D20', 'D21', 'D22', 'D24'] satisfies NoteId[],
  nodes: {
    t0: { type: 'start', text: say('Adult with a fast pulse, typically {tachycardiaRate}. Does the rate fit the person\'s condition?'), next: 't1' },
    t1: { type: 'action', text: say('Open airway; assist breathing as needed; oxygen if hypoxemic; monitor rhythm, blood pressure and oximetry; IV access; 12-lead ECG if available.'), next: 't2' },
    t2: { type: 'question', text: say('Is the fast rhythm causing low blood pressure, sudden change in mental state, signs of shock, ischemic chest discomfort or acute heart failure?'), yes: 't3', no: 't4' },
    t3: { type: 'action', text: say('Immediate synchronized cardioversion. Sedate whenever feasible. If regular and narrow, adenosine may be considered. Polymorphic VT: unsynchronized shock.'), next: 't11' },
    t4: { type: 'question', text: say('Is the QRS wide ({wideQrs})?'), yes: 't5', no: 't8' },
    t5: { type: 'question', text: say('Wide QRS: is the rhythm regular and monomorphic?'), yes: 't6', no: 't7' },
    t6: { type: 'action', text: say('Adenosine may be considered. Consider an antiarrhythmic infusion. Get expert help.'), next: 't11' },
    t7: { type: 'action', text: say('No adenosine. Get expert help now. Treat polymorphic VT as unstable: unsynchronized shock.'), next: 't11' },
    t8: { type: 'question', text: say('Narrow QRS: is the rhythm regular?'), yes: 't9', no: 't10' },
    t9: { type: 'action', text: say('Vagal maneuvers, then adenosine. If needed, beta blocker or calcium channel blocker. Consider expert help.'), next: 't11' },
    t10: { type: 'action', text: say('Beta blocker or calcium channel blocker to slow the rate, after checking the exclusions. Consider expert help.'), next: 't11' },
    t11: { type: 'end', text: say('Not responding: look again for a cause, raise the energy for the next cardioversion, add an antiarrhythmic drug, get expert help.') },
  },
});

const adultBls = defineTree({
  id: 'adult-bls',
  title: 'Adult BLS for health care professionals',
  start: 'a0',
  notes: ['D4', 'D7'] satisfies NoteId[],
  nodes: {
    a0: { type: 'start', text: say('Make sure the scene is safe. Check for a response. Shout for help. Activate the emergency response system. Send for an AED.'), next: 'a1' },
    a1: { type: 'question', text: say('Look at breathing and feel for a pulse together, {pulseCheck}. Is a pulse definitely felt?'), yes: 'a2', no: 'a6' },
    a2: { type: 'question', text: say('Is the breathing normal?'), yes: 'a3', no: 'a4' },
    a3: { type: 'end', text: say('Stay and monitor until advanced care arrives.') },
    a4: { type: 'action', text: say('Give {oneBreath} every {rescueBreath}. Suspected opioid overdose: give naloxone if available.'), next: 'a5' },
    a5: { type: 'question', text: say('Check every {pulseRecheck}: is the pulse still there?'), yes: { backTo: 'a4' }, no: 'a6' },
    a6: { type: 'action', text: say('No pulse and not breathing, or only gasping: start CPR. {ratio}, {compressionRate}, {depthAdult} deep. Use the AED as soon as it arrives. Suspected opioid overdose: consider naloxone without delaying CPR.'), next: 'a7' },
    a7: { type: 'question', text: say('AED checks the rhythm. Is it shockable?'), yes: 'a8', no: 'a9' },
    a8: { type: 'action', text: say('Give {oneShock}. Resume CPR at once for {aedCycle}, until the AED asks to check again.'), next: 'a11' },
    a9: { type: 'action', text: say('Resume CPR at once for {aedCycle}, until the AED asks to check again.'), next: 'a11' },
    a11: { type: 'question', text: say('Has advanced care taken over, or is the person moving?'), yes: 'a10', no: { backTo: 'a7' } },
    a10: { type: 'end', text: say('Hand over to advanced care, or stop compressions and monitor.') },
  },
});

const pediatricArrest = defineTree({
  id: 'pediatric-arrest',
  title: 'Pediatric cardiac arrest',
  start: 'p1',
  notes: ['D2', 'D3', 'D5', 'D6'] satisfies NoteId[],
  nodes: {
    p1: { type: 'start', text: say('Start CPR. Bag-mask breaths with oxygen. Attach monitor/defibrillator.'), next: 'p2' },
    p2: { type: 'question', text: say('First rhythm check: shockable (VF or pulseless VT)?'), yes: 'p3', no: 'p9' },
    p3: { type: 'action', text: say('First shock as soon as possible: {shockFirst}.'), next: 'p4' },
    p4: { type: 'action', text: say('CPR for {pediatricCycle}. IV/IO access.'), next: 'p4q' },
    p4q: { type: 'question', text: say('Rhythm shockable?'), yes: 'p5', no: 'p12' },
    p5: { type: 'action', text: say('Shock as soon as possible: {shockFirst} if this is the first shock, {shockSecond} for the second, later shocks {shockLater}, {shockMaximum} or the adult dose.'), next: 'p6' },
    p6: { type: 'action', text: say('CPR for {pediatricCycle}. Epinephrine every {epinephrineInterval}. Consider an advanced airway and capnography.'), next: 'p6q' },
    p6q: { type: 'question', text: say('Rhythm shockable?'), yes: 'p7', no: 'p12' },
    p7: { type: 'action', text: say('Shock: {shockLater}, {shockMaximum} or the adult dose.'), next: 'p8' },
    p8: { type: 'action', text: say('CPR for {pediatricCycle}. Amiodarone or lidocaine. Treat reversible causes.'), next: { backTo: 'p4q' } },
    p9: { type: 'action', text: say('Not shockable (asystole or PEA): epinephrine as soon as possible.'), next: 'p10' },
    p10: { type: 'action', text: say('CPR for {pediatricCycle}. IV/IO access. Epinephrine every {epinephrineInterval}. Consider an advanced airway and capnography.'), next: 'p10q' },
    p10q: { type: 'question', text: say('Rhythm shockable?'), yes: 'p5', no: 'p11' },
    p11: { type: 'action', text: say('CPR for {pediatricCycle}. Treat reversible causes.'), next: 'p11q' },
    p11q: { type: 'question', text: say('Rhythm shockable?'), yes: 'p5', no: 'p12' },
    p12: { type: 'question', text: say('Signs of return of spontaneous circulation?'), yes: 'p13', no: { backTo: 'p10' } },
    p13: { type: 'end', text: say('Begin post-cardiac-arrest care.') },
  },
});

const pediatricBradycardia = defineTree({
  id: 'pediatric-bradycardia',
  title: 'Pediatric bradycardia with a pulse',
  start: 'k0',
  notes: ['D12', 'D14'] satisfies NoteId[],
  nodes: {
    k0: { type: 'start', text: say('Infant or child with a slow heart rate and a pulse.'), next: 'k1' },
    k1: { type: 'question', text: say('Is there compromise: sudden change in mental state, signs of shock or low blood pressure for age?'), yes: 'k3', no: 'k2' },
    k2: { type: 'end', text: say('Look for and treat the cause. Support airway, breathing and circulation; consider oxygen and a 12-lead ECG. Observe.') },
    k3: { type: 'action', text: say('Open airway and give oxygen; assist breathing as needed; attach monitor; follow the pulse.'), next: 'k4' },
    k4: { type: 'question', text: say('Does the slow rate with compromise persist despite oxygen and breathing support?'), yes: 'k5', no: 'k2' },
    k5: { type: 'action', text: say('Start CPR if the heart rate is {pediatricCprRate}. IV/IO access. Epinephrine {pediatricEpinephrine} (maximum {pediatricEpinephrineMaximum}). Atropine {pediatricAtropine} (minimum {pediatricAtropineMinimum}, maximum single dose {pediatricAtropineMaximum}) for increased vagal tone or primary AV block.'), next: 'k6' },
    k6: { type: 'action', text: say('Treat the cause. Consider transthoracic or transvenous pacing.'), next: 'k7' },
    k7: { type: 'question', text: say('Check every {pediatricPulseRecheck}: is a pulse present?'), yes: { backTo: 'k4' }, no: 'k8' },
    k8: { type: 'end', text: say('Go to the pediatric cardiac arrest protocol.') },
  },
});

export const trees = { adultBradycardia, adultTachycardia, adultBls, pediatricArrest, pediatricBradycardia } as const;

export type TreeId = keyof typeof trees;
