import { review } from '@/content/clinical/review';
import { printedMakers } from '@/lib/clinical/document-makers';
import { type DocumentId, documents, type SourceDocument } from '@/content/clinical/sources';

/** A published document: issuer, title, year and address, and whether it was only checked second-hand. */
export function SourceDocumentLine({ id }: { id: DocumentId }) {
  const document: SourceDocument = documents[id];
  return (
    <>
      <span className="font-semibold">{printedMakers(document)}.</span> {document.title}. {document.year}.{' '}
      {document.place}.{document.isSecondHand === true ? ` ${review.secondHand}` : null}
    </>
  );
}
