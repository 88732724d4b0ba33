import { review } from '@/content/clinical/review';
import { printedMakers } from '@/lib/clinical/document-makers';
import { type DocumentId, documents, type SourceDocument } from '@/content/clinical/sources';

/** Published documents: issuer, title, year and address, and whether one was only checked second-hand. */
export function SourceDocuments({ ids, className }: { ids: readonly DocumentId[]; className: string }) {
  return (
    <ul className={`${className} [overflow-wrap:anywhere]`}>
      {ids.map((id) => (
        <li key={id}>
          <DocumentLine document={documents[id]} />
        </li>
      ))}
    </ul>
  );
}

function DocumentLine({ document }: { document: SourceDocument }) {
  return (
    <>
      <span className="font-semibold">{printedMakers(document)}.</span> {document.title}. {document.year}.{' '}
      {document.place}.{document.isSecondHand === true ? ` ${review.secondHand}` : null}
    </>
  );
}
