/** A wording change on a clinical page that changed a route or a limit, for the reviewer to decide. */
export type ClinicalDecision = {
  readonly path: string;
  /** The name of the page. */
  readonly label: string;
  /** The step, row or card on it. */
  readonly name: string;
  readonly before: string;
  readonly now: string;
  readonly why: string;
};

/** Decisions for a clinician: each changed wording next to the previous one, then all other open statements. */
export function ClinicalDecisions({
  decisions,
  openStatements,
}: {
  decisions: readonly ClinicalDecision[];
  openStatements: readonly string[];
}) {
  const pages = [...new Set(decisions.map(({ label }) => label))];
  const ofPage = (page: string) => decisions.filter(({ label }) => label === page);
  return (
    <section id="clinical" aria-labelledby="clinical-title">
      <h2 id="clinical-title">For the clinical reviewer</h2>
      <p>
        Wordings that change a way through a pathway, a limit or what bystanders do: {decisions.length}. Each
        needs the decision of the clinical reviewer before this site is published.
      </p>
      {pages.map((page) => (
        <details key={page}>
          <summary>
            {page} ({ofPage(page).length})
          </summary>
          <ol className="report-decisions">
            {ofPage(page).map(({ path, label, name, before, now, why }) => (
              <li key={name}>
                <h3>
                  <a href={path}>{label}</a>
                  {name}
                </h3>
                <p>{why}</p>
                <dl>
                  <div>
                    <dt>Today</dt>
                    <dd>{before}</dd>
                  </div>
                  <div>
                    <dt>New</dt>
                    <dd>{now}</dd>
                  </div>
                </dl>
              </li>
            ))}
          </ol>
        </details>
      ))}
      <details>
        <summary>Other statements to confirm ({openStatements.length})</summary>
        <ul>
          {openStatements.map((statement) => (
            <li key={statement}>{statement}</li>
          ))}
        </ul>
      </details>
    </section>
  );
}
