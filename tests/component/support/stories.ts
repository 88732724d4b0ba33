type State = Readonly<Record<string, string>>;

/** How the steps of a story are taken. */
type Teller = {
  /** What a step does, by its first word; it gets the others. */
  readonly acts: Readonly<Record<string, (...words: readonly string[]) => unknown>>;
  /** What can be seen after a step. A value that changes is told; of one with lines, those that are new or gone. */
  readonly state: () => State;
  /** What has happened since the last step; empties itself. */
  readonly log?: string[];
  /** Lets time pass after each step but `wait`. */
  readonly pause: () => Promise<unknown>;
};

/** A story with each of its alternatives: `a {b, c}` is `a b` and `a c`. */
function toldWithEach(story: string): readonly string[] {
  const [braces, alternatives] = /\{(.*?)\}/.exec(story) ?? [];
  if (braces === undefined || alternatives === undefined) return [story];
  return alternatives.split(', ').flatMap((one) => toldWithEach(story.replace(braces, one)));
}

function changesOf(name: string, before: string, now: string): readonly string[] {
  if (before === now) return [];
  if (!`${before}${now}`.includes('\n')) return [`${name}: ${now === '' ? 'nothing' : now}`];
  const [had, has] = [before.split('\n'), now.split('\n')];
  return [
    ...had.filter((line) => line !== '' && !has.includes(line)).map((line) => `- ${line}`),
    ...has.filter((line) => line !== '' && !had.includes(line)).map((line) => `+ ${line}`),
  ];
}

/**
 * Takes the steps of a story, which `|` separates; those joined with `+` follow each other without a pause.
 * @returns a line for each step, and below it what happened and what can be seen since.
 */
export async function tell(story: string, { acts, state, log = [], pause }: Teller): Promise<string> {
  const told: string[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function noted(this: Element) {
    log.push(`scrolls to "${this.textContent.slice(0, 30)}"`);
  });
  const noteKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented) log.push(`holds back "${event.key}"`);
  };
  window.addEventListener('keydown', noteKey);
  onTestFinished(() => window.removeEventListener('keydown', noteKey));
  for (const steps of toldWithEach(story)) {
    let before: State = {};
    for (const step of steps.split(' | ')) {
      log.length = 0;
      for (const part of step.split(' + ')) {
        const [verb = '', ...words] = part.split(' ');
        const act = acts[verb];
        if (act === undefined) throw new Error(`No act is called "${verb}".`);
        await act(...words);
      }
      if (!step.startsWith('wait ')) await pause();
      const now = state();
      const seen = Object.entries(now).flatMap(([name, value]) => changesOf(name, before[name] ?? '', value));
      before = now;
      told.push(step, ...[...log, ...seen].map((line) => `  ${line}`));
    }
    told.push('');
  }
  return told.join('\n').trimEnd();
}
