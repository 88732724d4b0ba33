// cspell:disable: typed on phones
/** What people type into the search, and what each finds first is approved. */
export const queries = `
babysiter | infant cpr | ecards | ecard | osha card | online class | pals | privacy | dark mode | wall cabinet | aed log
how much does bls cost | hipaa training for dental office | blended learning | my acls card expires | bls pizza | xqzw
verify ecard | card not arrived | where is my card | my card didn't come | wrong name | name misspelled | typo
download certificate | employer check | validate card | refund | money back | resheduel | postpone | cancle
switch class | late | i'm late | doors close | no show | missed class | dress code | wear | what shuold i ware
what to bring | virtual | in person | is it online | do i need to come in | wheelchair | sign language | pregnant
can't kneel | bad knees | dental assistant | which card | 14 people | onsite training | come to us | next class
tomorow | weekend | aed chirping | beeping | refills | crp | bls | cpr | kids | atlanta | macon bls class | arizona
first aid kit | manikin | dummy | pads | renewal | recertification | instructor | group discount | spanish
epinephrine | epi dose | epinephrine child | peds dose epi | first epinephrine dose | amiodarone | lidocaine
adenosine | adenosine child | atropine | dopamine | diltiazem | procainamide | sotalol | metoprolol | verapamil
magnesium | naloxone | cardioversion | defibrillation joules | wpw | torsades | hypotension | blood pressure child
compression depth | compression depth child | rescue breathing infant | rescue breaths | compression rate | ventilation rate | 15:2 | h's and t's | capnography | amlodipine | atenolol
dobutamine | norepinephrine | naltrexone | method | burnout | esmolol | bicarbonate | bp | 30:2 | the | cla
stroke | seizure | heart attack | bee sting | snake bite | choking | heimlich child | fentanyl | drowning | blue
`
  .trim()
  .split(/ \| |\n/);
