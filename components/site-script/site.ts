/**
 * The small script that every page loads. Nothing depends on it: each part improves something that already works
 * without it. Bundled by scripts/build/bundle-site-script.ts; no imports from React or content.
 */
import { afterPaint } from './after-paint';
import { enhanceBack } from './back';
import { carryCart } from './carry-cart';
import { enhanceClassDays } from './class-days';
import { enhanceContents } from './contents';
import { enhanceCounters } from './counters';
import { layOutDeferred } from './deferred';
import { enhanceMenu } from './menu';
import { enhancePictures } from './pictures';
import { enhanceSearch } from './search';
import { unfoldOnPaper } from './unfold';

enhanceBack();
carryCart();
layOutDeferred();
enhanceClassDays();
// These measure the page. Before the first paint, measuring would force an extra layout.
afterPaint(() => {
  enhanceContents();
  enhanceCounters();
  enhanceMenu();
  enhancePictures();
  enhanceSearch();
  unfoldOnPaper();
});
