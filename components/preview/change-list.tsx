import {
  type Change,
  changeSummary,
  type FoundChange,
  type PageName,
  type ReleaseChanges,
  type Spot,
} from '@/lib/preview/release-changes';

/** Where a preview keeps the picture from the release. */
export const beforeFolder = '/preview/before';

/** What a preview changes compared with the live release. */
export function ChangeList({ changes }: { changes: ReleaseChanges | null }) {
  if (changes === null)
    return (
      <p>
        Unknown: the machine that built this preview has no release to compare with. If one is published,
        fetch it with &quot;npm run releases -- --to … --download&quot; and build again.
      </p>
    );
  const { release, added, removed, same } = changes;
  return (
    <>
      <p>
        Against release {release}: <strong>{changeSummary(changes)}</strong>.
      </p>
      <PageNames title="New pages" pages={added} />
      <PageNames title="Pages removed" pages={removed} isLinked={false} />
      <ol className="report-changes">
        {changes.changes.map((found, index) => (
          <li key={index}>
            <ChangeEntry found={found} />
          </li>
        ))}
      </ol>
      <PageNames title="Not changed" pages={same} />
    </>
  );
}

const kinds: Readonly<Record<Change['kind'], string>> = {
  text: 'Text',
  fact: 'Fact',
  class: 'Class',
  picture: 'Picture',
};

function ChangeEntry({ found: { change, spots } }: { found: FoundChange }) {
  return (
    <>
      <h3>{change.kind === 'fact' ? capital(change.what) : kinds[change.kind]}</h3>
      <Difference change={change} />
      <Spots spots={spots} />
    </>
  );
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function Difference({ change }: { change: Change }) {
  switch (change.kind) {
    case 'text':
      return (
        <p>
          {change.segments.map(({ kind, text }, index) => {
            if (kind === 'same') return text;
            return kind === 'added' ? <Added key={index} text={text} /> : <Removed key={index} text={text} />;
          })}
        </p>
      );
    case 'fact':
    case 'class':
      return (
        <p>
          {change.from === null ? null : <Removed text={change.from} />}{' '}
          {change.to === null ? null : <Added text={change.to} />}
        </p>
      );
    case 'picture':
      return (
        <div className="report-pictures">
          <Shot title="Before" file={change.before === null ? null : `${beforeFolder}${change.before}`} />
          <Shot title="After" file={change.after} />
        </div>
      );
  }
}

/** Marked with text and symbols as well as color. */
function Removed({ text }: { text: string }) {
  return (
    <del>
      <span className="sr-only">removed: </span>
      <span aria-hidden>− </span>
      {text}
    </del>
  );
}

function Added({ text }: { text: string }) {
  return (
    <ins>
      <span className="sr-only">added: </span>
      <span aria-hidden>+ </span>
      {text}
    </ins>
  );
}

function Shot({ title, file }: { title: string; file: string | null }) {
  return (
    <figure>
      <figcaption>{title}</figcaption>
      {file === null ? <p>No picture</p> : <img src={file} alt="" loading="lazy" />}
    </figure>
  );
}

function Spots({ spots }: { spots: readonly Spot[] }) {
  const [first] = spots;
  const links = (
    <ul className="report-spots">
      {spots.map(({ path, label, anchor, place }) => (
        <li key={`${path} ${place}`}>
          <a href={anchor === '' ? path : `${path}#${anchor}`}>
            {label}
            {place === '' ? '' : `: ${place}`}
          </a>
        </li>
      ))}
    </ul>
  );
  if (spots.length <= 4 || first === undefined) return links;
  return (
    <details>
      <summary>
        {first.label} and {spots.length - 1} more places
      </summary>
      {links}
    </details>
  );
}

function PageNames({
  title,
  pages,
  isLinked = true,
}: {
  title: string;
  pages: readonly PageName[];
  isLinked?: boolean;
}) {
  if (pages.length === 0) return null;
  return (
    <details className="report-names">
      <summary>
        {title} ({pages.length})
      </summary>
      <ul>
        {pages.map(({ path, label }) => (
          <li key={path}>{isLinked ? <a href={path}>{label}</a> : `${label} (${path})`}</li>
        ))}
      </ul>
    </details>
  );
}
