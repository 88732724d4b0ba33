import { valueIdsOf, whereIs } from '@/scripts/check/clinical/piece';
import { declaredBeside, declaredOf, groupsOf, isPediatric } from './people';
import { type Rule, when } from './rule';

export const labels: Rule = {
  number: 4,
  title: 'The label or title above a figure names the population of the figure',
  problems: ({ data, pieces }) =>
    pieces.flatMap((piece) => [
      ...valueIdsOf(piece).flatMap((id) => {
        const population = data.values[id]?.population ?? 'All ages';
        const groups = groupsOf[population];
        const beside = declaredBeside(piece, id);
        const named = (piece.kind === 'row' ? declaredOf(piece) : null) ?? beside;
        // A sentence about both adults and children needs no label, because the figure holds for either.
        const isForBoth = groups.includes('adult') && groups.includes('child');
        const shown = `${whereIs(piece)} shows ${id}, which is for "${population}",`;
        if (named === null) return when(!isForBoth, `${shown} and nothing says whom it is for.`);
        // A row may cover more people than its figure if the figure's own people are named right beside it.
        const isWithin = [named, beside].some(
          (some) => some?.every((group) => groups.includes(group)) === true,
        );
        return when(!isWithin, `${shown} and is itself for ${named.join(' and ')}.`);
      }),
      ...(isPediatric(piece) && /\bAdult\b(?! and)/.test(piece.people)
        ? valueIdsOf(piece)
            .filter((id) => declaredBeside(piece, id)?.includes('adult') !== true)
            .map((id) => `${whereIs(piece)} is for children or infants and says "Adult" of ${id}.`)
        : []),
    ]),
};
