/** A course in the side-by-side comparison: one value for each row. */
export type ComparedCourse = {
  readonly id: string;
  readonly title: string;
  readonly values: readonly string[];
};

/** One line of the side-by-side comparison. */
type ComparisonRow = {
  readonly term: string;
  readonly values: readonly string[];
  readonly isDifferent: boolean;
};

/** The query parameter that holds the compared courses. */
export const comparedParameter = 'compare';

/** How many courses can be compared side by side. */
export const mostCompared = 3;

/**
 * Up to how many listed courses a phone lets a visitor pick two from: components/courses/course-comparison.css has a
 * rule for each. With more, the table scrolls sideways.
 */
export const mostPicked = 12;

/** Adds or removes a course. A fourth one is refused: the list comes back unchanged. */
export function toggleChoice(choice: readonly string[], id: string): readonly string[] {
  if (choice.includes(id)) return choice.filter((entry) => entry !== id);
  return choice.length >= mostCompared ? choice : [...choice, id];
}

/**
 * The selected courses in order of selection, row by row; a row is different unless all of its values are the same.
 */
export function courseComparisonRows(
  terms: readonly string[],
  courses: readonly ComparedCourse[],
): readonly ComparisonRow[] {
  return terms.map((term, row) => {
    const values = courses.map((course) => course.values[row] ?? '');
    return { term, values, isDifferent: new Set(values).size > 1 };
  });
}
