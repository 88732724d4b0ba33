import { type ClinicalValue, defineText } from '@/lib/clinical';
import type { NoteId } from './notes';
import { type CiteId, from } from './sources';

/*
 * Every number of the reference pages stands here, once. Change it here and the page, the text list, the drawing,
 * the step-through, the print sheet and the tests follow. Then compare the notes in content/clinical/notes.ts.
 */
const specified = { origin: 'specification' } as const;
const taken = { origin: 'guideline' } as const;

const adultDose = { population: 'Adult', route: 'IV' } as const;
const adultMeasure = { population: 'Adult', route: 'Measured' } as const;
const adultTime = { population: 'Adult', route: 'Time' } as const;
const childDose = { population: 'Infant and child', route: 'IV/IO' } as const;
const shockThroughPads = { population: 'Adult', route: 'Through pads' } as const;
const childShock = { population: 'Infant and child', route: 'Through pads', unit: 'J/kg' } as const;

const basic = {
  compressionRate: { ...specified, ...from.arrestBoth, label: 'Compression rate', value: [100, 120], unit: 'per minute', route: 'By hand', population: 'All ages' },
  depthAdult: { ...specified, ...from.arrest, label: 'Depth', value: 2, unit: 'inches', bound: 'at least', route: 'By hand', population: 'Adult', note: 'D4' },
  depthChild: { ...specified, ...from.company, label: 'Depth', value: 2, unit: 'inches', bound: 'at least', route: 'By hand', population: 'Child', note: 'D2' },
  depthInfant: { ...specified, ...from.company, label: 'Depth', value: 1.5, unit: 'inches', route: 'By hand', population: 'Infant', note: 'D3' },
  ratio: { ...specified, ...from.bls, label: 'Ratio', value: { ratio: [30, 2] }, unit: 'compressions to breaths', route: 'By hand', population: 'Adult' },
  ratioAlone: { ...specified, ...from.pedsBls, label: 'Ratio, one rescuer', value: { ratio: [30, 2] }, unit: 'compressions to breaths', route: 'By hand', population: 'Infant and child' },
  ratioTwoRescuers: { ...specified, ...from.pedsArrest, label: 'Ratio, two rescuers', value: { ratio: [15, 2] }, unit: 'compressions to breaths', route: 'By hand', population: 'Infant and child', note: 'D6' },
  pushesInWords: { ...taken, ...from.adultBls, label: 'Pushes before breaths', value: 30, unit: 'pushes', route: 'By hand', population: 'Adult' },
  breathsInWords: { ...taken, ...from.adultBls, label: 'Breaths after pushes', value: 2, unit: 'breaths', route: 'By breath', population: 'Adult' },
  pulseCheck: { ...specified, ...from.bls, label: 'Pulse check', value: 10, unit: 'seconds', bound: 'or less', route: 'Time', population: 'All ages', note: 'D7' },
  switchEvery: { ...specified, ...from.arrest, label: 'Switch compressors', value: 2, unit: 'minutes', route: 'Time', population: 'All ages' },
  airwayBreath: { ...specified, ...from.arrest, label: 'Advanced airway, interval between breaths', value: 6, unit: 'seconds', route: 'By breath', population: 'Adult', note: 'D5' },
  rescueBreath: { ...taken, ...from.bls, label: 'Rescue breathing, interval between breaths', value: 6, unit: 'seconds', route: 'By breath', population: 'Adult', note: 'D5' },
  rescueBreathRate: { ...taken, ...from.bls, label: 'Rescue breathing, rate', value: 10, unit: '/min', route: 'By breath', population: 'Adult' },
  oneBreath: { ...taken, ...from.bls, label: 'Breaths at a time', value: 1, unit: 'breath', route: 'By breath', population: 'All ages' },
  pulseRecheck: { ...taken, ...from.bls, label: 'Pulse recheck', value: 2, unit: 'minutes', route: 'Time', population: 'Adult' },
  breathLength: { ...taken, ...from.adultBls2025, label: 'Length of a breath', value: 1, unit: 'second', bound: 'about', route: 'By breath', population: 'Adult' },
  oneShock: { ...taken, ...from.bls, label: 'Shocks at a time', value: 1, unit: 'shock', route: 'Through pads', population: 'All ages' },
  aedCycle: { ...taken, ...from.bls, label: 'CPR after the AED', value: 2, unit: 'minutes', route: 'Time', population: 'All ages' },
  childBreath: { ...taken, ...from.pedsBls, label: 'Interval between breaths', value: [2, 3], unit: 'seconds', route: 'By breath', population: 'Infant and child' },
  childBreathRate: { ...taken, ...from.pedsBls, label: 'Rate of breaths', value: [20, 30], unit: '/min', route: 'By breath', population: 'Infant and child' },
  childReassess: { ...taken, ...from.pedsBls, label: 'Reassess', value: 2, unit: 'minutes', route: 'Time', population: 'Infant and child' },
  childAge: { ...taken, ...from.pedsText, label: 'Child, lower age', value: 1, unit: 'year', route: 'Measured', population: 'Child' },
  infantAge: { ...taken, ...from.pedsText, label: 'Infant, upper age', value: 1, unit: 'year', bound: 'under', route: 'Measured', population: 'Infant' },
  aloneCall: { ...taken, ...from.pedsBls, label: 'Alone: CPR before leaving to call', value: 2, unit: 'minutes', route: 'Time', population: 'Infant and child' },
  aedChildAge: { ...taken, ...from.pedsText, label: 'AED, pediatric pads', value: 8, unit: 'years', bound: 'under', route: 'Measured', population: 'Infant and child' },
  backBlows: { ...taken, ...from.choking, label: 'Back blows', value: 5, unit: 'back blows', route: 'By hand', population: 'All ages' },
  abdominalThrusts: { ...taken, ...from.choking, label: 'Abdominal thrusts', value: 5, unit: 'abdominal thrusts', route: 'By hand', population: 'All ages' },
  chestThrusts: { ...taken, ...from.choking, label: 'Chest thrusts', value: 5, unit: 'chest thrusts', route: 'By hand', population: 'Adult' },
  backSlaps: { ...taken, ...from.chokingInfant, label: 'Back slaps', value: 5, unit: 'back slaps', route: 'By hand', population: 'Infant' },
  infantChestThrusts: { ...taken, ...from.chokingInfant, label: 'Chest thrusts', value: 5, unit: 'chest thrusts', route: 'By hand', population: 'Infant' },
} as const satisfies Record<string, ClinicalValue<CiteId, NoteId>>;

const bradycardia = {
  bradycardiaRate: { ...specified, ...from.company, ...adultMeasure, label: 'Bradycardia, heart rate', value: 60, unit: '/min', bound: 'under', note: 'D1' },
  bradycardiaWorkingRate: { ...taken, ...from.brady, ...adultMeasure, label: 'Working rate of the pathway', value: 50, unit: '/min', bound: 'below' },
  hypotension: { ...specified, ...from.company, ...adultMeasure, label: 'Low blood pressure, systolic', value: 90, unit: 'mmHg', bound: 'under', note: 'D14' },
  oxygenTarget: { ...specified, ...from.company, ...adultMeasure, label: 'Target SpO2', value: 94, unit: '%', bound: 'at least', note: 'D9' },
  atropineDose: { ...specified, ...from.brady, ...adultDose, route: 'IV push', label: 'Atropine, dose', value: 1, unit: 'mg' },
  atropineRepeat: { ...specified, ...from.brady, ...adultTime, label: 'Atropine, repeat', value: [3, 5], unit: 'minutes' },
  atropineMaximum: { ...specified, ...from.brady, ...adultDose, route: 'IV push', label: 'Atropine, maximum total', value: 3, unit: 'mg' },
  atropineMinimum: { ...specified, ...from.company, ...adultDose, route: 'IV push', label: 'Atropine, minimum dose', value: 0.5, unit: 'mg', note: 'D8' },
  dopamine: { ...specified, ...from.brady, ...adultDose, route: 'IV infusion', label: 'Dopamine', value: [5, 20], unit: 'mcg/kg/min' },
  epinephrineInfusion: { ...specified, ...from.brady, ...adultDose, route: 'IV infusion', label: 'Epinephrine for bradycardia', value: [2, 10], unit: 'mcg/min' },
  pacingRate: { ...specified, ...from.company, ...shockThroughPads, label: 'Pacing rate', value: [60, 70], unit: 'bpm', note: 'D10' },
  pacingMargin: { ...specified, ...from.company, ...shockThroughPads, label: 'Pacing output above threshold', value: 2, unit: 'mA', note: 'D11' },
  pediatricCprRate: { ...specified, ...from.pedsBrady, route: 'Measured', population: 'Infant and child', label: 'Start CPR, heart rate', value: 60, unit: '/min', bound: 'under', note: 'D12' },
  pediatricEpinephrine: { ...taken, ...from.pedsBrady, ...childDose, label: 'Epinephrine', value: 0.01, unit: 'mg/kg' },
  pediatricEpinephrineStrength: { ...taken, ...from.pedsBrady, ...childDose, label: 'Epinephrine, strength', value: 0.1, unit: 'mg/mL' },
  pediatricEpinephrineMaximum: { ...taken, ...from.pedsBrady, ...childDose, label: 'Epinephrine, maximum dose', value: 1, unit: 'mg' },
  pediatricAtropine: { ...taken, ...from.pedsBrady, ...childDose, label: 'Atropine', value: 0.02, unit: 'mg/kg' },
  pediatricAtropineMinimum: { ...taken, ...from.pedsBrady, ...childDose, label: 'Atropine, minimum', value: 0.1, unit: 'mg' },
  pediatricAtropineMaximum: { ...taken, ...from.pedsBrady, ...childDose, label: 'Atropine, maximum single dose', value: 0.5, unit: 'mg' },
  pediatricPulseRecheck: { ...taken, ...from.pedsBrady, route: 'Time', population: 'Infant and child', label: 'Pulse recheck', value: 2, unit: 'minutes' },
  poisonControl: { ...taken, ...from.poisonControl, route: 'Spoken', population: 'All ages', label: 'US Poison Control', value: { words: '1-800-222-1222' }, unit: 'in words' },
} as const satisfies Record<string, ClinicalValue<CiteId, NoteId>>;

const tachycardia = {
  tachycardiaRate: { ...specified, ...from.tachy, ...adultMeasure, label: 'Tachycardia, heart rate', value: 150, unit: '/min', bound: 'at least', note: 'D13' },
  wideQrs: { ...specified, ...from.tachy, ...adultMeasure, label: 'Wide QRS', value: 0.12, unit: 'sec', bound: 'or more' },
  symptomaticOrUnstable: { ...specified, ...from.company, ...adultMeasure, label: 'Trigger for immediate cardioversion', value: { words: 'Symptomatic or unstable' }, unit: 'in words', note: 'D24' },
  adenosineFirst: { ...specified, ...from.tachy, ...adultDose, route: 'Rapid IV push', label: 'Adenosine, first dose', value: 6, unit: 'mg' },
  adenosineSecond: { ...specified, ...from.tachy, ...adultDose, route: 'Rapid IV push', label: 'Adenosine, second dose', value: 12, unit: 'mg' },
  adenosineFlush: { ...specified, ...from.drugTable, ...adultDose, route: 'Rapid IV push', label: 'Adenosine, saline flush', value: 20, unit: 'mL' },
  metoprololDose: { ...specified, ...from.company, ...adultDose, label: 'Metoprolol, dose', value: [2.5, 5], unit: 'mg', note: 'D15' },
  metoprololInterval: { ...specified, ...from.company, ...adultTime, label: 'Metoprolol, interval', value: [2, 5], unit: 'minutes', note: 'D15' },
  metoprololMaximum: { ...taken, ...from.drugTable, ...adultDose, label: 'Metoprolol, maximum total', value: 15, unit: 'mg' },
  metoprololPush: { ...taken, ...from.svt, ...adultTime, label: 'Metoprolol, time for one dose', value: 2, unit: 'minutes' },
  esmolol: { ...specified, ...from.svt, ...adultDose, label: 'Esmolol, loading dose', value: 0.5, unit: 'mg/kg', note: 'D16' },
  propranolol: { ...specified, ...from.company, ...adultDose, label: 'Propranolol, total', value: 0.1, unit: 'mg/kg', note: 'D17' },
  propranololDoses: { ...specified, ...from.svt, ...adultDose, label: 'Propranolol, number of doses', value: 3, unit: 'doses', note: 'D17' },
  diltiazemFirst: { ...specified, ...from.drugTable, ...adultDose, label: 'Diltiazem, first dose', value: 0.25, unit: 'mg/kg' },
  diltiazemPush: { ...specified, ...from.drugTable, ...adultTime, label: 'Diltiazem, time for one dose', value: 2, unit: 'minutes' },
  diltiazemSecond: { ...specified, ...from.drugTable, ...adultDose, label: 'Diltiazem, second dose', value: 0.35, unit: 'mg/kg' },
  diltiazemInfusion: { ...specified, ...from.drugTable, ...adultDose, route: 'IV infusion', label: 'Diltiazem, infusion', value: [5, 15], unit: 'mg/hr' },
  diltiazemWait: { ...taken, ...from.drugTable, ...adultTime, label: 'Diltiazem, wait before the second dose', value: 15, unit: 'minutes' },
  amiodarone: { ...specified, ...from.tachy, ...adultDose, label: 'Amiodarone for tachycardia', value: 150, unit: 'mg' },
  amiodaroneTime: { ...specified, ...from.tachy, ...adultTime, label: 'Amiodarone, time for the dose', value: 10, unit: 'minutes' },
  amiodaroneInfusion: { ...taken, ...from.tachy, ...adultDose, route: 'IV infusion', label: 'Amiodarone, maintenance', value: 1, unit: 'mg/min' },
  amiodaroneInfusionTime: { ...taken, ...from.tachy, ...adultTime, label: 'Amiodarone, maintenance time', value: 6, unit: 'hours' },
  procainamide: { ...specified, ...from.tachy, ...adultDose, route: 'IV infusion', label: 'Procainamide', value: [20, 50], unit: 'mg/min', note: 'D18' },
  procainamideMaintenance: { ...taken, ...from.tachy, ...adultDose, route: 'IV infusion', label: 'Procainamide, maintenance', value: [1, 4], unit: 'mg/min' },
  sotalol: { ...specified, ...from.tachy2020, ...adultDose, label: 'Sotalol', value: 100, unit: 'mg', note: 'D19' },
  sotalolTime: { ...specified, ...from.tachy2020, ...adultTime, label: 'Sotalol, time for the dose', value: 5, unit: 'minutes', note: 'D19' },
  energyNarrowRegular: { ...specified, ...from.company, ...shockThroughPads, label: 'Narrow regular', value: [50, 100], unit: 'J', note: 'D20' },
  energyNarrowIrregular: { ...specified, ...from.company, ...shockThroughPads, label: 'Narrow irregular', value: [120, 200], unit: 'J', note: 'D21' },
  energyWideRegular: { ...specified, ...from.cardioversion, ...shockThroughPads, label: 'Wide regular', value: 100, unit: 'J' },
  energyWideIrregular: { ...specified, ...from.company, ...shockThroughPads, label: 'Wide irregular', value: { words: 'Unsynchronized defibrillation dose' }, unit: 'in words', note: 'D22' },
  energyFibrillation2025: { ...taken, ...from.cardioversion, ...shockThroughPads, label: 'Atrial fibrillation, first shock', value: 200, unit: 'J' },
  energyFlutter2025: { ...taken, ...from.cardioversion, ...shockThroughPads, label: 'Atrial flutter, first shock', value: 200, unit: 'J' },
  energyNarrow2025: { ...taken, ...from.cardioversion, ...shockThroughPads, label: 'Narrow-complex tachycardia, first shock', value: 100, unit: 'J' },
  energyMonomorphic2025: { ...taken, ...from.cardioversion, ...shockThroughPads, label: 'Monomorphic VT, first shock', value: 100, unit: 'J' },
  cardioversionRate: { ...taken, ...from.cardioversion, ...adultMeasure, label: 'Ventricular rate for immediate cardioversion', value: 150, unit: '/min', bound: 'above' },
  cardioversionRateLow: { ...taken, ...from.cardioversion, ...adultMeasure, label: 'Ventricular rate that seldom needs immediate cardioversion', value: 150, unit: '/min', bound: 'or less' },
} as const satisfies Record<string, ClinicalValue<CiteId, NoteId>>;

const pediatric = {
  triangleTime: { ...taken, ...from.triangle, route: 'Time', population: 'Infant and child', label: 'Time for the first impression', value: [30, 60], unit: 'seconds', bound: 'about' },
  lowPressureChild: { ...taken, ...from.course, route: 'Measured', population: 'Child', label: 'Low systolic pressure, from the first to the tenth birthday', value: { words: 'below 70 + (2 x age in years) mmHg' }, unit: 'in words' },
  lowPressureOlder: { ...taken, ...from.course, route: 'Measured', population: 'Child', label: 'Low systolic pressure, older child', value: 90, unit: 'mmHg', bound: 'below' },
  lowPressureOlderAge: { ...taken, ...from.course, route: 'Measured', population: 'Child', label: 'Age from which the adult limit holds', value: 10, unit: 'years' },
  lowPressureAges: { ...taken, ...from.course, route: 'Measured', population: 'Child', label: 'Ages of the formula', value: [1, 10], unit: 'years' },
  lowPressureNewborn: { ...taken, ...from.course, route: 'Measured', population: 'Newborn', label: 'Low systolic pressure, term newborn', value: 60, unit: 'mmHg', bound: 'below' },
  svtInfant: { ...taken, ...from.pedsTachy, route: 'Measured', population: 'Infant', label: 'Probable SVT, infant', value: 220, unit: '/min', bound: 'at or above' },
  svtChild: { ...taken, ...from.pedsTachy, route: 'Measured', population: 'Child', label: 'Probable SVT, child', value: 180, unit: '/min', bound: 'at or above' },
  pediatricAirwayBreath: { ...taken, ...from.pedsArrest, route: 'By breath', population: 'Infant and child', label: 'Advanced airway, interval between breaths', value: [2, 3], unit: 'seconds' },
  pediatricCycle: { ...taken, ...from.pedsArrest, route: 'Time', population: 'Infant and child', label: 'CPR between rhythm checks', value: 2, unit: 'minutes' },
  shockFirst: { ...taken, ...from.pedsArrest, ...childShock, label: 'First shock', value: 2 },
  shockSecond: { ...taken, ...from.pedsArrest, ...childShock, label: 'Second shock', value: 4 },
  shockLater: { ...taken, ...from.pedsArrest, ...childShock, label: 'Later shocks', value: 4, bound: 'at least' },
  shockMaximum: { ...taken, ...from.pedsArrest, ...childShock, label: 'Shock, highest', value: 10, bound: 'up to' },
  arrestEpinephrine: { ...taken, ...from.pedsArrest, ...childDose, label: 'Epinephrine in pediatric cardiac arrest', value: 0.01, unit: 'mg/kg' },
  arrestEpinephrineStrength: { ...taken, ...from.pedsArrest, ...childDose, label: 'Epinephrine, strength', value: 0.1, unit: 'mg/mL' },
  arrestEpinephrineMaximum: { ...taken, ...from.pedsArrest, ...childDose, label: 'Epinephrine, maximum dose', value: 1, unit: 'mg' },
  epinephrineInterval: { ...specified, ...from.pedsArrest, route: 'Time', population: 'Infant and child', label: 'Epinephrine, interval', value: [3, 5], unit: 'minutes' },
  arrestAmiodarone: { ...taken, ...from.pedsArrest, ...childDose, label: 'Amiodarone in pediatric cardiac arrest', value: 5, unit: 'mg/kg' },
  arrestAmiodaroneMaximum: { ...taken, ...from.pedsArrest, ...childDose, label: 'Amiodarone, maximum first dose', value: 300, unit: 'mg' },
  arrestAmiodaroneDoses: { ...taken, ...from.pedsArrest, ...childDose, label: 'Amiodarone, number of doses', value: 3, unit: 'doses', bound: 'up to' },
  arrestAmiodaroneLater: { ...taken, ...from.pedsArrest, ...childDose, label: 'Amiodarone, maximum later dose', value: 150, unit: 'mg' },
  arrestLidocaine: { ...taken, ...from.pedsArrest, ...childDose, label: 'Lidocaine in pediatric cardiac arrest', value: 1, unit: 'mg/kg' },
} as const satisfies Record<string, ClinicalValue<CiteId, NoteId>>;

const afterArrest = {
  fullOxygen: { ...taken, ...from.pcac, ...adultMeasure, label: 'First oxygen concentration', value: 100, unit: '%' },
  oxygenAfterArrest: { ...taken, ...from.pcac, ...adultMeasure, label: 'SpO2 after cardiac arrest', value: [90, 98], unit: '%' },
  oxygenPressure: { ...taken, ...from.pcac, ...adultMeasure, label: 'PaO2 after cardiac arrest', value: [60, 105], unit: 'mmHg' },
  carbonDioxide: { ...taken, ...from.pcac, ...adultMeasure, label: 'PaCO2 after cardiac arrest', value: [35, 45], unit: 'mmHg' },
  meanPressure: { ...taken, ...from.pcac, ...adultMeasure, label: 'Mean arterial pressure after cardiac arrest', value: 65, unit: 'mmHg', bound: 'at least' },
  temperature: { ...taken, ...from.pcac, ...adultMeasure, label: 'Temperature after cardiac arrest', value: [32, 37.5], unit: 'degrees C' },
  temperatureTime: { ...taken, ...from.pcacText, ...adultTime, label: 'Duration of temperature control', value: 36, unit: 'hours', bound: 'at least' },
  glucoseLow: { ...taken, ...from.pcac, ...adultMeasure, label: 'Glucose, lower limit', value: 70, unit: 'mg/dL', bound: 'below' },
  glucoseHigh: { ...taken, ...from.pcac, ...adultMeasure, label: 'Glucose, upper limit', value: 180, unit: 'mg/dL', bound: 'above' },
  outcomeTime: { ...taken, ...from.pcac, ...adultTime, label: 'Earliest outcome prediction', value: 72, unit: 'hours' },
} as const satisfies Record<string, ClinicalValue<CiteId, NoteId>>;

export const values = { ...basic, ...bradycardia, ...tachycardia, ...pediatric, ...afterArrest } as const;

export type ValueId = keyof typeof values;

/** Writes a clinical sentence: `say('Atropine {atropineDose} IV push.')`. Numbers outside braces do not compile. */
export const say = defineText<ValueId>();
