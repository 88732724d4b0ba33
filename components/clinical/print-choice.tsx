import type { ReferencePage } from '@/content/clinical/shared';

/** The class that takes a part off the paper where the page has a one-page sheet, unless the visitor chose the whole page. */
export function isHiddenOnPaper(page: ReferencePage): string {
  return page.sheetTitle === undefined ? '' : 'print:hidden print:[:root:has(#whole-page:target)_&]:block';
}

/** Says what comes out of the printer, and changes it: the choice is an anchor in the address, so it needs no script. */
export function PrintChoice() {
  return (
    <p id="whole-page" className="group/choice print:hidden">
      <span className="group-target/choice:hidden">
        Printing gives a one-page sheet. <a href="#whole-page" className="font-semibold text-green underline underline-offset-4">Print the whole page instead</a>.
      </span>
      <span className="hidden group-target/choice:inline">
        Printing gives the whole page. <a href="#main" className="font-semibold text-green underline underline-offset-4">Print the one-page sheet instead</a>.
      </span>
    </p>
  );
}
