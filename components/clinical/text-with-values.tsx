import type { ReactNode } from 'react';
import { values } from '@/content/clinical/values';
import {
  type ClinicalText,
  formatValue,
  isUnitPhrase,
  partsOfText,
  valueOf,
} from '@/lib/clinical/clinical-value';

/** Keeps a figure and its unit, such as "5-6 cm", on one line. */
const withWholeFigures = (text: string): ReactNode =>
  text.split(/(\d[\d.-]* (?:J|cm|inches|mmHg|years|mg in \d+ mL)\b)/).map((piece, index) =>
    index % 2 === 0 ? (
      piece
    ) : (
      <span key={index} className="keep-whole figures">
        {piece}
      </span>
    ),
  );

/** Keeps a volume and its "of", and the sign before a figure, on the line of the figure. */
const withFigures = (text: string) => text.replace(/^ of\b/, '\u00A0of').replace(/= $/, '=\u00A0');

/** A clinical sentence. Each value is emphasized and stays on one line with its unit, if the line has room. */
export function TextWithValues({
  text,
  isFigure = false,
  phrase = withWholeFigures,
}: {
  text: ClinicalText;
  isFigure?: boolean;
  /** How to render the words of a value that is a whole phrase. */
  phrase?: (sentence: string) => ReactNode;
}) {
  return partsOfText(text).map((part, index) => {
    if ('text' in part) return withFigures(part.text);
    const value = valueOf(values, part.valueId);
    const isShort = !isUnitPhrase(value.unit);
    return (
      // A sentence is fixed content: its pieces never change order.
      <span
        key={index}
        data-value={part.valueId}
        className={`figures ${isFigure ? '' : 'font-semibold'} ${isShort ? 'keep-whole' : ''}`}
      >
        {isShort ? formatValue(value) : phrase(formatValue(value))}
      </span>
    );
  });
}
