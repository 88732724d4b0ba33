import {
  type ClinicalValue,
  defineText,
  type Population,
  type Provenance,
  type Route,
} from "@/lib/clinical/clinical-value";
import type { NoteId } from "./notes";
import { type CiteId, from } from "./sources";

/*
 * Every number of the reference pages, once. A change here reaches the page, the text list, the drawing, the
 * step-through, the print sheet and the tests. Then compare the notes in content/clinical/notes.ts.
 *
 * One row for each value: source, population, route, label, number, unit, then what only some have. Instead of a number
 * there may be a range, a ratio or words. Rows are not wrapped, so that neighbors can be compared.
 */

type Value = ClinicalValue<CiteId, NoteId>;

/** The kind of value that has this unit: one with a number, a ratio or words. */
type ValueIn<Unit, Kind = Value> = Kind extends { readonly unit: infer Units }
  ? Unit extends Units
    ? Kind
    : never
  : never;

/**
 * What only some values have. `isOpen`: undisputed course and algorithm wording that the clinical reviewer confirms
 * before a release.
 */
type More<Unit> = Omit<
  ValueIn<Unit>,
  "origin" | "source" | "edition" | "checkedOn" | "population" | "route" | "label" | "value" | "unit"
>;

const row =
  (origin: Value["origin"]) =>
  <Unit extends Value["unit"]>(
    source: Provenance<CiteId>,
    population: Population,
    route: Route,
    label: string,
    value: ValueIn<Unit>["value"],
    unit: Unit,
    more?: More<Unit>,
  ) =>
    ({ origin, ...source, population, route, label, value, unit, ...more }) as ValueIn<Unit>;

/** A value that the company publishes. */
const specified = row("specification");
/** A value that is taken from its source. */
const taken = row("guideline");

// prettier-ignore
const basic = {
  compressionRate: specified(from.arrestBoth, "Adult", "By hand", "Compression rate", [100, 120], "per minute"),
  compressionRateChild: specified(from.pedsCompressions, "Infant and child", "By hand", "Compression rate", [100, 120], "per minute"),
  depthAdult: specified(from.company, "Adult", "By hand", "Depth", 2, "inches", { bound: "at least", supersededBy: "depthAdult2025" }),
  depthAdult2025: taken(from.depthAdult, "Adult", "By hand", "Depth, current guideline", { text: "at least 2 inches, no more than 2.4 inches (5-6 cm)" }, "in words"),
  depthChild: specified(from.company, "Child", "By hand", "Depth", 2, "inches", { bound: "at least", supersededBy: "depthChild2025" }),
  depthChild2025: taken(from.pedsCompressions, "Child", "By hand", "Depth, current guideline", { text: "at least one third of the chest, about 2 inches (5 cm)" }, "in words"),
  depthInfant: specified(from.company, "Infant", "By hand", "Depth", 1.5, "inches", { bound: "about", note: "D3", supersededBy: "depthInfant2025" }),
  depthInfant2025: taken(from.pedsText, "Infant", "By hand", "Depth, current guideline", { text: "at least one third of the chest, about 1.5 inches (4 cm)" }, "in words"),
  ratio: specified(from.bls, "Adult", "By hand", "Ratio", { ratio: [30, 2] }, "compressions to breaths"),
  ratioAlone: specified(from.pedsRatio, "Infant and child", "By hand", "Ratio, one rescuer", { ratio: [30, 2] }, "compressions to breaths"),
  ratioTwoRescuers: specified(from.pedsRatio, "Infant and child", "By hand", "Ratio, two rescuers", { ratio: [15, 2] }, "compressions to breaths", { note: "D6" }),
  pushesSpoken: taken(from.adultBls, "Adult", "By hand", "Pushes before breaths", 30, "pushes"),
  breathsSpoken: taken(from.adultBls, "Adult", "By breath", "Breaths after pushes", 2, "breaths"),
  pushesChild: taken(from.taught, "Infant and child", "By hand", "Pushes before breaths, child and infant", 30, "pushes"),
  breathsChild: taken(from.taught, "Infant and child", "By breath", "Breaths after pushes, child and infant", 2, "breaths"),
  breathsBaby: taken(from.taught, "Infant", "By breath", "Breaths after pushes, infant, in words", { text: "2 small breaths" }, "in words"),
  pushesAnyone: taken(from.taught, "Adult and child", "By hand", "Pushes before breaths, adult and child", 30, "pushes"),
  breathsAnyone: taken(from.taught, "Adult and child", "By breath", "Breaths after pushes, adult and child", 2, "breaths"),
  pushesAndBreaths: taken(from.taught, "Infant and child", "By hand", "Pushes and breaths, in turn", { text: "30 and 2" }, "in words"),
  blowsAndThrusts: taken(from.choking, "Adult and child", "By hand", "Back blows and thrusts, in turn", { text: "5 and 5" }, "in words"),
  depthChildInShort: taken(from.pedsCompressions, "Child", "By hand", "Depth, current guideline, in short", { text: "about 2 inches (5 cm)" }, "in words"),
  depthInfantInShort: taken(from.pedsText, "Infant", "By hand", "Depth, current guideline, in short", { text: "about 1.5 inches (4 cm)" }, "in words"),
  pulseCheck: specified(from.bls, "Adult", "Time", "Pulse check", 10, "seconds", { bound: "or less", note: "D7" }),
  pulseCheckChild: specified(from.pedsBls, "Infant and child", "Time", "Pulse check", 10, "seconds", { bound: "or less", note: "D7" }),
  switchEvery: specified(from.arrest, "Adult", "Time", "Switch compressors", 2, "minutes"),
  switchEveryChild: specified(from.pedsArrest, "Infant and child", "Time", "Switch compressors", 2, "minutes"),
  airwayBreath: specified(from.arrest, "Adult", "By breath", "Advanced airway, interval between breaths", 6, "seconds", { note: "D5" }),
  rescueBreath: taken(from.bls, "Adult", "By breath", "Rescue breathing, interval between breaths", 6, "seconds", { note: "D5" }),
  rescueBreathRate: taken(from.bls, "Adult", "By breath", "Rescue breathing, rate", 10, "/min"),
  oneBreath: taken(from.bls, "Adult", "By breath", "Breaths at a time", 1, "breath"),
  pulseRecheck: taken(from.bls, "Adult", "Time", "Pulse recheck", 2, "minutes"),
  breathLength: taken(from.adultBls2025, "Adult", "By breath", "Length of a breath", 1, "second", { bound: "about" }),
  oneShock: taken(from.bls, "Adult", "Through pads", "Shocks at a time", 1, "shock"),
  oneShockChild: taken(from.pedsBls, "Infant and child", "Through pads", "Shocks at a time", 1, "shock"),
  aedCycle: taken(from.bls, "Adult", "Time", "CPR after the AED", 2, "minutes"),
  aedCycleChild: taken(from.pedsBls, "Infant and child", "Time", "CPR after the AED", 2, "minutes"),
  childBreath: taken(from.pedsBls, "Infant and child", "By breath", "Interval between breaths", [2, 3], "seconds"),
  childBreathRate: taken(from.pedsBls, "Infant and child", "By breath", "Rate of breaths", [20, 30], "/min"),
  childReassess: taken(from.pedsBls, "Infant and child", "Time", "Reassess", 2, "minutes"),
  childAge: taken(from.pedsText, "Child", "Measured", "Child, lower age", 1, "year"),
  infantAge: taken(from.pedsText, "Infant", "Measured", "Infant, upper age", 1, "year", { bound: "under" }),
  aloneCall: taken(from.pedsBls, "Infant and child", "Time", "Alone: CPR before leaving to call", 2, "minutes"),
  aedChildAge: taken(from.pedsText, "Infant and child", "Measured", "AED, pediatric pads", 8, "years", { bound: "under" }),
  backBlows: taken(from.choking, "Adult and child", "By hand", "Back blows", 5, "back blows"),
  abdominalThrusts: taken(from.choking, "Adult and child", "By hand", "Abdominal thrusts", 5, "abdominal thrusts"),
  chestThrusts: taken(from.chokingAdult, "Adult", "By hand", "Chest thrusts, late pregnancy", 5, "chest thrusts"),
  backSlaps: taken(from.chokingInfant, "Infant", "By hand", "Back blows (slaps)", 5, "back blows (slaps)"),
  infantChestThrusts: taken(from.chokingInfant, "Infant", "By hand", "Chest thrusts", 5, "chest thrusts"),
};

// prettier-ignore
const bradycardia = {
  bradycardiaRate: specified(from.company, "Adult", "Measured", "Bradycardia, heart rate", 60, "/min", { bound: "under", note: "D1", supersededBy: "bradycardiaWorkingRate" }),
  bradycardiaWorkingRate: taken(from.brady, "Adult", "Measured", "Working rate of the pathway", 50, "/min", { bound: "below" }),
  hypotension: specified(from.company, "Adult", "Measured", "Low blood pressure, systolic", 90, "mmHg", { bound: "under", note: "D14" }),
  oxygenTarget: specified(from.companyNotAha, "Adult", "Measured", "Target SpO2", 94, "%", { bound: "at least", note: "D9" }),
  atropineDose: specified(from.brady, "Adult", "IV push", "Atropine, dose", 1, "mg"),
  atropineRepeat: specified(from.brady, "Adult", "Time", "Atropine, repeat", [3, 5], "minutes"),
  atropineMaximum: specified(from.brady, "Adult", "IV push", "Atropine, maximum total", 3, "mg"),
  atropineMinimum: specified(from.company, "Adult", "IV push", "Atropine, minimum dose", 0.5, "mg", { note: "D8" }),
  dopamine: specified(from.brady, "Adult", "IV infusion", "Dopamine", [5, 20], "mcg/kg/min"),
  epinephrineInfusion: specified(from.brady, "Adult", "IV infusion", "Epinephrine infusion, adult bradycardia", [2, 10], "mcg/min"),
  pacingRate: specified(from.companyNotAha, "Adult", "Through pads", "Pacing rate", [60, 70], "bpm", { supersededBy: "pacingRateTaught" }),
  pacingRateTaught: taken(from.course, "Adult", "Through pads", "Pacing rate, course teaching", [60, 80], "bpm"),
  pacingMargin: specified(from.companyTaught, "Adult", "Through pads", "Pacing output above threshold", 2, "mA", { note: "D11" }),
  pediatricCprRate: specified(from.pedsBrady, "Infant and child", "Measured", "Start CPR, heart rate", 60, "/min", { bound: "under", note: "D12" }),
  pediatricEpinephrine: taken(from.pedsBrady, "Infant and child", "IV/IO", "Epinephrine, pediatric bradycardia", 0.01, "mg/kg", { maximum: "pediatricEpinephrineMaximum" }),
  pediatricEpinephrineStrength: taken(from.pedsBrady, "Infant and child", "IV/IO", "Epinephrine, pediatric bradycardia, strength", 0.1, "mg/mL"),
  pediatricEpinephrineSyringe: taken(from.pedsBrady, "Infant and child", "IV/IO", "Epinephrine, pediatric bradycardia, strength in words", { text: "1 mg in 10 mL" }, "in words", { isOpen: true }),
  pediatricEpinephrineVolume: taken(from.pedsBrady, "Infant and child", "IV/IO", "Epinephrine, pediatric bradycardia, volume", 0.1, "mL/kg", { isOpen: true }),
  pediatricEpinephrineMaximum: taken(from.pedsBrady, "Infant and child", "IV/IO", "Epinephrine, pediatric bradycardia, maximum dose", 1, "mg"),
  pediatricEpinephrineMaximumVolume: taken(from.pedsBrady, "Infant and child", "IV/IO", "Epinephrine, pediatric bradycardia, maximum volume", 10, "mL", { isOpen: true }),
  pediatricAtropine: taken(from.pedsBrady, "Infant and child", "IV/IO", "Atropine", 0.02, "mg/kg", { maximum: "pediatricAtropineMaximum" }),
  pediatricAtropineMinimum: taken(from.pedsBrady, "Infant and child", "IV/IO", "Atropine, minimum", 0.1, "mg"),
  pediatricAtropineMaximum: taken(from.pedsBrady, "Infant and child", "IV/IO", "Atropine, maximum single dose", 0.5, "mg"),
  pediatricPulseRecheck: taken(from.pedsBrady, "Infant and child", "Time", "Pulse recheck", 2, "minutes"),
  poisonControl: taken(from.poisonControl, "All ages", "Spoken", "US Poison Control", { text: "1-800-222-1222" }, "in words"),
};

// prettier-ignore
const tachycardia = {
  tachycardiaRate: specified(from.tachy, "Adult", "Measured", "Tachycardia, heart rate", 150, "/min", { bound: "at least", note: "D13" }),
  wideQrs: specified(from.tachy, "Adult", "Measured", "Wide QRS", 0.12, "sec", { bound: "or more" }),
  symptomaticOrUnstable: specified(from.company, "Adult", "Measured", "Trigger for immediate cardioversion", { text: "Symptomatic or unstable" }, "in words", { note: "D24" }),
  adenosineFirst: specified(from.tachy, "Adult", "Rapid IV push", "Adenosine, first dose", 6, "mg"),
  adenosineSecond: specified(from.tachy, "Adult", "Rapid IV push", "Adenosine, second dose", 12, "mg"),
  adenosineReduced: taken(from.drugTable, "Adult", "Rapid IV push", "Adenosine, reduced first dose", 3, "mg", { isOpen: true }),
  adenosineFlush: specified(from.drugTable, "Adult", "Rapid IV push", "Adenosine, saline flush", 20, "mL"),
  metoprololDose: specified(from.drugsText, "Adult", "IV", "Metoprolol, dose", [2.5, 5], "mg", { note: "D15" }),
  metoprololInterval: specified(from.company, "Adult", "Time", "Metoprolol, interval", [2, 5], "minutes", { note: "D15", supersededBy: "metoprololWait" }),
  metoprololWait: taken(from.svt, "Adult", "Time", "Metoprolol, interval (2015)", 10, "minutes", { isOpen: true }),
  metoprololMaximum: taken(from.drugsTextAndSvt, "Adult", "IV", "Metoprolol, maximum total", 15, "mg"),
  metoprololPush: taken(from.drugsTextAndSvt, "Adult", "Time", "Metoprolol, time for one dose", 2, "minutes"),
  metoprololDoses: taken(from.drugsTextAndSvt, "Adult", "IV", "Metoprolol, number of doses", 3, "doses", { bound: "up to" }),
  esmolol: specified(from.drugsTextAndSvt, "Adult", "IV", "Esmolol, loading dose", 0.5, "mg/kg"),
  esmololPush: taken(from.drugsTextAndSvt, "Adult", "Time", "Esmolol, time for the loading dose", 1, "minute"),
  esmololInfusion: taken(from.drugsTextAndSvt, "Adult", "IV infusion", "Esmolol, infusion", [50, 300], "mcg/kg/min"),
  propranolol: specified(from.companyOlderTotal, "Adult", "IV", "Propranolol, total", 0.1, "mg/kg", { note: "D17", supersededBy: "propranolol2025" }),
  propranololDoses: specified(from.companyOlderTotal, "Adult", "IV", "Propranolol, number of doses", 3, "doses", { note: "D17", supersededBy: "propranololDoses2025" }),
  propranolol2025: taken(from.drugsTextAndSvt, "Adult", "IV", "Propranolol, one dose", 1, "mg"),
  propranololPush: taken(from.drugsTextAndSvt, "Adult", "Time", "Propranolol, time for one dose", 1, "minute"),
  propranololDoses2025: taken(from.drugsTextAndSvt, "Adult", "IV", "Propranolol, number of doses", 3, "doses", { bound: "up to" }),
  propranololInterval: taken(from.svt, "Adult", "Time", "Propranolol, interval", 2, "minutes"),
  propranololMaximum: taken(from.drugsTextAndSvt, "Adult", "IV", "Propranolol, maximum total", 3, "mg"),
  diltiazemFirst: specified(from.drugTable, "Adult", "IV", "Diltiazem, first dose", 0.25, "mg/kg"),
  diltiazemPush: specified(from.drugTable, "Adult", "Time", "Diltiazem, time for one dose", 2, "minutes"),
  diltiazemSecond: specified(from.drugTable, "Adult", "IV", "Diltiazem, second dose", 0.35, "mg/kg"),
  diltiazemInfusion: specified(from.drugTable, "Adult", "IV infusion", "Diltiazem, infusion", [5, 15], "mg/hr"),
  diltiazemWait: taken(from.drugTable, "Adult", "Time", "Diltiazem, wait before the second dose", 15, "minutes"),
  amiodarone: specified(from.tachy, "Adult", "IV", "Amiodarone for tachycardia", 150, "mg"),
  amiodaroneTime: specified(from.tachy, "Adult", "Time", "Amiodarone, time for the dose", 10, "minutes"),
  amiodaroneInfusion: taken(from.tachy, "Adult", "IV infusion", "Amiodarone, maintenance", 1, "mg/min"),
  amiodaroneInfusionTime: taken(from.tachy, "Adult", "Time", "Amiodarone, maintenance time", 6, "hours"),
  procainamide: specified(from.tachy, "Adult", "IV infusion", "Procainamide", [20, 50], "mg/min", { note: "D18" }),
  procainamideMaximum: taken(from.tachy, "Adult", "IV infusion", "Procainamide, maximum", 17, "mg/kg", { isOpen: true }),
  procainamideMaintenance: taken(from.tachy, "Adult", "IV infusion", "Procainamide, maintenance", [1, 4], "mg/min"),
  sotalol: specified(from.tachy2020, "Adult", "IV", "Sotalol", 100, "mg", { note: "D19" }),
  sotalolTime: specified(from.tachy2020, "Adult", "Time", "Sotalol, time for the dose", 5, "minutes", { note: "D19" }),
  energyNarrowRegular: specified(from.companyOlderValue, "Adult", "Through pads", "Narrow regular", [50, 100], "J", { supersededBy: "energyNarrow2025" }),
  energyNarrowIrregular: specified(from.companyOlderValue, "Adult", "Through pads", "Narrow irregular", [120, 200], "J", { supersededBy: "energyFibrillation2025" }),
  energyWideIrregular: specified(from.companyOlderValue, "Adult", "Through pads", "Wide irregular", { text: "unsynchronized defibrillation dose" }, "in words", { note: "D22", supersededBy: "energyPolymorphic2025" }),
  energyFibrillation2025: taken(from.fibrillation, "Adult", "Through pads", "Atrial fibrillation, first shock", 200, "J", { bound: "or more" }),
  energyFlutter2025: taken(from.cardioversion, "Adult", "Through pads", "Atrial flutter, first shock", 200, "J"),
  energyNarrow2025: taken(from.cardioversion, "Adult", "Through pads", "Narrow-complex tachycardia, first shock", 100, "J"),
  energyMonomorphic2025: taken(from.cardioversion, "Adult", "Through pads", "Monomorphic VT, first shock", 100, "J"),
  energyPolymorphic2025: taken(from.cardioversion, "Adult", "Through pads", "Polymorphic VT", { text: "unsynchronized high-energy shock" }, "in words"),
  cardioversionRate: taken(from.cardioversion, "Adult", "Measured", "Ventricular rate for immediate cardioversion", 150, "/min", { bound: "above" }),
  cardioversionRateLow: taken(from.cardioversion, "Adult", "Measured", "Ventricular rate that seldom needs immediate cardioversion", 150, "/min", { bound: "or less" }),
};

// prettier-ignore
const pediatric = {
  triangleTime: taken(from.triangle, "Infant and child", "Time", "Time for the first impression", [30, 60], "seconds", { bound: "about" }),
  lowPressureChild: taken(from.course, "Child", "Measured", "Low systolic pressure, from the first to the tenth birthday", { text: "below 70 + (2 x age in years) mmHg" }, "in words"),
  lowPressureOlder: taken(from.course, "Child", "Measured", "Low systolic pressure, older child", 90, "mmHg", { bound: "below" }),
  lowPressureOlderAge: taken(from.course, "Child", "Measured", "Age from which the adult limit holds", { text: "10 years and over" }, "in words"),
  lowPressureAges: taken(from.course, "Child", "Measured", "Ages of the formula", { text: "from 1 to under 10 years" }, "in words"),
  lowPressureNewborn: taken(from.course, "Newborn", "Measured", "Low systolic pressure, term newborn", 60, "mmHg", { bound: "below" }),
  svtInfant: taken(from.pedsTachy, "Infant", "Measured", "Probable SVT, infant", 220, "/min", { bound: "at or above" }),
  svtChild: taken(from.pedsTachy, "Child", "Measured", "Probable SVT, child", 180, "/min", { bound: "at or above" }),
  pediatricAirwayBreath: taken(from.pedsArrest, "Infant and child", "By breath", "Advanced airway, interval between breaths", [2, 3], "seconds"),
  pediatricCycle: taken(from.pedsArrest, "Infant and child", "Time", "CPR between rhythm checks", 2, "minutes"),
  shockFirst: taken(from.pedsArrest, "Infant and child", "Through pads", "First shock", 2, "J/kg"),
  shockSecond: taken(from.pedsArrest, "Infant and child", "Through pads", "Second shock", 4, "J/kg"),
  shockLater: taken(from.pedsArrest, "Infant and child", "Through pads", "Later shocks", 4, "J/kg", { bound: "at least" }),
  shockMaximum: taken(from.pedsArrest, "Infant and child", "Through pads", "Shock, highest", 10, "J/kg", { bound: "up to" }),
  arrestEpinephrine: taken(from.pedsArrest, "Infant and child", "IV/IO", "Epinephrine, pediatric cardiac arrest", 0.01, "mg/kg", { maximum: "arrestEpinephrineMaximum" }),
  arrestEpinephrineStrength: taken(from.pedsArrest, "Infant and child", "IV/IO", "Epinephrine, pediatric cardiac arrest, strength", 0.1, "mg/mL"),
  arrestEpinephrineSyringe: taken(from.pedsArrest, "Infant and child", "IV/IO", "Epinephrine, pediatric cardiac arrest, strength in words", { text: "1 mg in 10 mL" }, "in words", { isOpen: true }),
  arrestEpinephrineVolume: taken(from.pedsArrest, "Infant and child", "IV/IO", "Epinephrine, pediatric cardiac arrest, volume", 0.1, "mL/kg", { isOpen: true }),
  arrestEpinephrineMaximum: taken(from.pedsArrest, "Infant and child", "IV/IO", "Epinephrine, pediatric cardiac arrest, maximum dose", 1, "mg"),
  arrestEpinephrineMaximumVolume: taken(from.pedsArrest, "Infant and child", "IV/IO", "Epinephrine, pediatric cardiac arrest, maximum volume", 10, "mL", { isOpen: true }),
  epinephrineInterval: specified(from.pedsArrest, "Infant and child", "Time", "Epinephrine, pediatric cardiac arrest, interval", [3, 5], "minutes"),
  arrestAmiodarone: taken(from.pedsArrest, "Infant and child", "IV/IO", "Amiodarone in pediatric cardiac arrest", 5, "mg/kg", { maximum: "arrestAmiodaroneMaximum" }),
  arrestAmiodaroneMaximum: taken(from.pedsArrest, "Infant and child", "IV/IO", "Amiodarone, maximum first dose", 300, "mg"),
  arrestAmiodaroneDoses: taken(from.pedsArrest, "Infant and child", "IV/IO", "Amiodarone, number of doses", 3, "doses", { bound: "up to" }),
  arrestAmiodaroneLater: taken(from.pedsArrest, "Infant and child", "IV/IO", "Amiodarone, maximum later dose", 150, "mg"),
  arrestLidocaine: taken(from.pedsArrest, "Infant and child", "IV/IO", "Lidocaine in pediatric cardiac arrest", 1, "mg/kg"),
};

// prettier-ignore
const adultArrest = {
  adultArrestEpinephrine: taken(from.arrest, "Adult", "IV/IO", "Epinephrine, adult cardiac arrest", 1, "mg"),
  adultArrestInterval: specified(from.arrest, "Adult", "Time", "Epinephrine, adult cardiac arrest, interval", [3, 5], "minutes"),
  adultCycle: taken(from.arrest, "Adult", "Time", "CPR between rhythm checks, adult", 2, "minutes"),
  defibEnergy: taken(from.arrest, "Adult", "Through pads", "Defibrillation, adult cardiac arrest", { text: "biphasic as the manufacturer advises (for example 120 to 200 J), if unknown the maximum; monophasic 360 J" }, "in words"),
  adultArrestAmiodarone: taken(from.arrest, "Adult", "IV/IO", "Amiodarone, adult cardiac arrest, first dose", 300, "mg"),
  adultArrestAmiodarone2: taken(from.arrest, "Adult", "IV/IO", "Amiodarone, adult cardiac arrest, second dose", 150, "mg"),
  adultArrestLidocaine: taken(from.arrest, "Adult", "IV/IO", "Lidocaine, adult cardiac arrest, first dose", [1, 1.5], "mg/kg"),
  adultArrestLidocaine2: taken(from.arrest, "Adult", "IV/IO", "Lidocaine, adult cardiac arrest, second dose", [0.5, 0.75], "mg/kg"),
  compressionFraction: taken(from.fraction, "Adult", "Measured", "Compression fraction", 60, "%", { bound: "at least" }),
  pauseChild: taken(from.pedsText, "Infant and child", "Time", "Longest pause in compressions", 10, "seconds", { bound: "under" }),
  etco2: taken(from.adultAls, "Adult", "Measured", "ETCO2 during CPR", 10, "mmHg", { bound: "at least" }),
  etco2Ideal: taken(from.adultAls, "Adult", "Measured", "ETCO2 during CPR, ideally", 20, "mmHg", { bound: "or more" }),
  pregnancyOxygen: taken(from.pregnancy, "Adult", "Measured", "Oxygen, cardiac arrest in pregnancy", 100, "%"),
  pregnancyDelivery: taken(from.pregnancy, "Adult", "Time", "Resuscitative delivery, completed by", 5, "minutes"),
  naloxoneNasal: taken(from.opioid, "Adult", "Nasal", "Naloxone, adult", [2, 4], "mg"),
  naloxoneAgain: taken(from.opioidLay, "All ages", "Time", "Naloxone from a package, time to another", [2, 3], "minutes", { isOpen: true }),
  naloxoneRepeat: taken(from.opioid, "Adult", "Time", "Naloxone, adult, repeat", [2, 3], "minutes"),
};

// prettier-ignore
const technique = {
  valsalvaPressure: taken(from.valsalva, "Adult", "Measured", "Modified Valsalva, strain", 40, "mmHg"),
  valsalvaTime: taken(from.valsalva, "Adult", "Time", "Modified Valsalva, strain, time", 15, "seconds"),
  valsalvaLegs: taken(from.course, "Adult", "Measured", "Modified Valsalva, legs raised", { text: "45 degrees for 15 seconds" }, "in words"),
  valsalvaResult: taken(from.valsalva, "Adult", "Measured", "Modified Valsalva, result at one minute", { text: "43% against 17%" }, "in words"),
  valsalvaPressureLimit: taken(from.valsalva, "Adult", "Measured", "Modified Valsalva, systolic pressure not tested", 90, "mmHg", { bound: "under" }),
  adenosinePush: taken(from.adenosineUse, "Adult", "Time", "Adenosine, time for the push", [1, 2], "seconds"),
  fibrillationLong: taken(from.fibrillationElective, "Adult", "Time", "Atrial fibrillation, length before elective cardioversion", 48, "hours", { bound: "or more" }),
  anticoagulationBefore: taken(from.fibrillationElective, "Adult", "Time", "Anticoagulation before elective cardioversion", 3, "weeks"),
  anticoagulationAfter: taken(from.fibrillationElective, "Adult", "Time", "Anticoagulation after cardioversion", 4, "weeks", { bound: "at least" }),
};

// prettier-ignore
const pediatricTachycardia = {
  sinusInfant: taken(from.pedsTachy, "Infant", "Measured", "Probable sinus tachycardia, infant", 220, "/min", { bound: "under" }),
  sinusChild: taken(from.pedsTachy, "Child", "Measured", "Probable sinus tachycardia, child", 180, "/min", { bound: "under" }),
  pediatricWideQrs: taken(from.pedsTachy, "Infant and child", "Measured", "Wide QRS, infant and child", 0.09, "sec", { bound: "more than" }),
  pedsAdenosine1: taken(from.pedsTachy, "Infant and child", "IV/IO", "Adenosine, infant and child, first dose", 0.1, "mg/kg", { maximum: "pedsAdenosine1Max" }),
  pedsAdenosine1Max: taken(from.pedsTachy, "Infant and child", "IV/IO", "Adenosine, infant and child, first dose, maximum", 6, "mg"),
  pedsAdenosine2: taken(from.pedsTachy, "Infant and child", "IV/IO", "Adenosine, infant and child, second dose", 0.2, "mg/kg", { maximum: "pedsAdenosine2Max" }),
  pedsAdenosine2Max: taken(from.pedsTachy, "Infant and child", "IV/IO", "Adenosine, infant and child, second dose, maximum", 12, "mg"),
  pedsSync1: taken(from.pedsTachy, "Infant and child", "Through pads", "Synchronized cardioversion, infant and child, first shock", [0.5, 1], "J/kg"),
  pedsSync2: taken(from.pedsTachy, "Infant and child", "Through pads", "Synchronized cardioversion, infant and child, second shock", 2, "J/kg"),
  pediatricIceTime: taken(from.taught, "Infant", "Time", "Vagal maneuver with ice water, time", [15, 30], "seconds", { bound: "about" }),
  lowPressureInfant: taken(from.course, "Infant", "Measured", "Low systolic pressure, infant from 1 month", 70, "mmHg", { bound: "below" }),
};

// prettier-ignore
const vitalSigns = {
  newbornAwake: taken(from.vitals, "Newborn", "Measured", "Heart rate, awake", [100, 205], "/min"),
  newbornAsleep: taken(from.vitals, "Newborn", "Measured", "Heart rate, asleep", [90, 160], "/min"),
  newbornBreaths: taken(from.vitals, "Newborn", "By breath", "Breaths", [30, 53], "/min"),
  newbornSystolic: taken(from.vitals, "Newborn", "Measured", "Systolic pressure", { text: "67-84 mmHg (at 4 days)" }, "in words"),
  infantAsleep: taken(from.vitals, "Infant", "Measured", "Heart rate, asleep", [90, 160], "/min"),
  infantBreaths: taken(from.vitals, "Infant", "By breath", "Breaths", [30, 53], "/min"),
  infantSystolic: taken(from.vitals, "Infant", "Measured", "Systolic pressure", [72, 104], "mmHg"),
  toddlerAwake: taken(from.vitals, "Child", "Measured", "Heart rate, awake", [98, 140], "/min"),
  toddlerAsleep: taken(from.vitals, "Child", "Measured", "Heart rate, asleep", [80, 120], "/min"),
  toddlerBreaths: taken(from.vitals, "Child", "By breath", "Breaths", [22, 37], "/min"),
  toddlerSystolic: taken(from.vitals, "Child", "Measured", "Systolic pressure", [86, 106], "mmHg"),
  preschoolAwake: taken(from.vitals, "Child", "Measured", "Heart rate, awake", [80, 120], "/min"),
  preschoolAsleep: taken(from.vitals, "Child", "Measured", "Heart rate, asleep", [65, 100], "/min"),
  preschoolBreaths: taken(from.vitals, "Child", "By breath", "Breaths", [20, 28], "/min"),
  preschoolSystolic: taken(from.vitals, "Child", "Measured", "Systolic pressure", [89, 112], "mmHg"),
  schoolAwake: taken(from.vitals, "Child", "Measured", "Heart rate, awake", [75, 118], "/min"),
  schoolAsleep: taken(from.vitals, "Child", "Measured", "Heart rate, asleep", [58, 90], "/min"),
  schoolBreaths: taken(from.vitals, "Child", "By breath", "Breaths", [18, 25], "/min"),
  schoolSystolic: taken(from.vitals, "Child", "Measured", "Systolic pressure", { text: "97-115 mmHg (6-9 years), 102-120 mmHg (10-11 years)" }, "in words"),
  teenAwake: taken(from.vitals, "Child", "Measured", "Heart rate, awake", [60, 100], "/min"),
  teenAsleep: taken(from.vitals, "Child", "Measured", "Heart rate, asleep", [50, 90], "/min"),
  teenBreaths: taken(from.vitals, "Child", "By breath", "Breaths", [12, 20], "/min"),
  teenSystolic: taken(from.vitals, "Child", "Measured", "Systolic pressure", [110, 131], "mmHg"),
};

// prettier-ignore
const of2020 = {
  oxygenAfterArrest2020: taken(from.pcac2020, "Adult", "Measured", "SpO2 after cardiac arrest, 2020", [92, 98], "%"),
  pressureAfterArrest2020: taken(from.pcac2020, "Adult", "Measured", "Blood pressure after cardiac arrest, 2020", { text: "systolic at least 90 mmHg or mean at least 65 mmHg" }, "in words"),
  temperature2020: taken(from.pcac2020, "Adult", "Measured", "Temperature after cardiac arrest, 2020", [32, 36], "degrees C"),
  temperatureTime2020: taken(from.pcac2020, "Adult", "Time", "Duration of temperature control, 2020", 24, "hours", { bound: "at least" }),
};

// prettier-ignore
const afterArrest = {
  fullOxygen: taken(from.pcac, "Adult", "Measured", "First oxygen concentration", 100, "%"),
  oxygenAfterArrest: taken(from.pcac, "Adult", "Measured", "SpO2 after cardiac arrest", [90, 98], "%"),
  oxygenPressure: taken(from.pcac, "Adult", "Measured", "PaO2 after cardiac arrest", [60, 105], "mmHg"),
  carbonDioxide: taken(from.pcac, "Adult", "Measured", "PaCO2 after cardiac arrest", [35, 45], "mmHg"),
  meanPressure: taken(from.pcac, "Adult", "Measured", "Mean arterial pressure after cardiac arrest", 65, "mmHg", { bound: "at least" }),
  temperature: taken(from.pcac, "Adult", "Measured", "Temperature after cardiac arrest", [32, 37.5], "degrees C"),
  temperatureTime: taken(from.pcacText, "Adult", "Time", "Duration of temperature control", 36, "hours", { bound: "at least" }),
  glucoseLow: taken(from.pcac, "Adult", "Measured", "Glucose, lower limit", 70, "mg/dL", { bound: "below" }),
  glucoseHigh: taken(from.pcac, "Adult", "Measured", "Glucose, upper limit", 180, "mg/dL", { bound: "above" }),
  outcomeTime: taken(from.pcac, "Adult", "Time", "Earliest outcome prediction", 72, "hours"),
};

/** Added from course and algorithm wording; the clinical reviewer confirms them before a release. */
// prettier-ignore
const additions = {
  etco2Return: taken(from.taught, "Adult", "Measured", "ETCO2 when circulation has returned", 40, "mmHg", { bound: "or more" }),
  etco2ReturnChild: taken(from.taught, "Infant and child", "Measured", "ETCO2 when circulation has returned, infant and child", 40, "mmHg", { bound: "or more" }),
  pediatricEpinephrineInterval: taken(from.taught, "Infant and child", "Time", "Epinephrine, pediatric bradycardia, interval", [3, 5], "minutes"),
  pedsPressureAfterArrest: taken(from.executive, "Infant and child", "Measured", "Pressure after cardiac arrest, infant and child", { text: "systolic and mean above the 10th percentile for age and sex" }, "in words"),
  pedsTemperatureAfterArrest: taken(from.executive, "Infant and child", "Measured", "Temperature to avoid after cardiac arrest, infant and child", 37.5, "degrees C", { bound: "above" }),
  amiodaroneLaterInfusion: taken(from.taught, "Adult", "IV infusion", "Amiodarone, later infusion", 0.5, "mg/min"),
  amiodaroneLaterTime: taken(from.taught, "Adult", "Time", "Amiodarone, time of the later infusion", 18, "hours"),
  amiodaroneMaximum: taken(from.taught, "Adult", "IV", "Amiodarone, maximum", 2.2, "g"),
  amiodaroneMaximumTime: taken(from.taught, "Adult", "Time", "Amiodarone, time of the maximum", 24, "hours"),
  verapamil: taken(from.taught, "Adult", "IV", "Verapamil, first dose", [2.5, 5], "mg"),
  verapamilPush: taken(from.taught, "Adult", "Time", "Verapamil, time for the first dose", 2, "minutes"),
  verapamilLater: taken(from.taught, "Adult", "IV", "Verapamil, later doses", [5, 10], "mg"),
  verapamilInterval: taken(from.taught, "Adult", "Time", "Verapamil, interval", [15, 30], "minutes"),
  verapamilMaximum: taken(from.taught, "Adult", "IV", "Verapamil, maximum total", { text: "20 mg (30 mg in some sources)" }, "in words"),
  infantAwake: taken(from.taught, "Infant", "Measured", "Heart rate, awake", [100, 180], "/min", { bound: "about" }),
};

// prettier-ignore
const rhythmLimits = {
  firstDegreePr: taken(from.course, "Adult", "Measured", "PR interval in first-degree AV block", 0.2, "sec", { bound: "above" }),
  escapeRate: taken(from.course, "Adult", "Measured", "QRS rate in third-degree AV block, narrow QRS", [40, 60], "/min"),
  svtRate: taken(from.course, "Adult", "Measured", "Rate of supraventricular tachycardia", [140, 150], "/min", { bound: "above" }),
  flutterAtrialRate: taken(from.course, "Adult", "Measured", "Atrial rate in flutter", [250, 350], "/min"),
  flutterRate: taken(from.course, "Adult", "Measured", "QRS rate in flutter, every second wave conducted", 150, "/min", { bound: "about" }),
  vtRate: taken(from.course, "Adult", "Measured", "Rate of monomorphic ventricular tachycardia", 100, "/min", { bound: "above" }),
};

export const values = {
  ...basic,
  ...bradycardia,
  ...tachycardia,
  ...pediatric,
  ...adultArrest,
  ...technique,
  ...pediatricTachycardia,
  ...vitalSigns,
  ...of2020,
  ...afterArrest,
  ...additions,
  ...rhythmLimits,
} as const;

export type ValueId = keyof typeof values;

/**
 * Checks a clinical sentence such as `Atropine {atropineDose} IV push.`, or all sentences of a page, a tree or another
 * part. Numbers outside braces do not compile.
 */
export const say = defineText<ValueId>();
