/**
 * The one small script that every page carries. Nothing depends on it: each part makes something that already works
 * without it more convenient. Bundled by scripts/bundle-site-script.mjs; no imports from React or content.
 */
import { enhanceBack } from './back';
import { enhanceContents } from './contents';
import { enhanceCounters } from './counters';
import { enhanceMenu } from './menu';
import { enhancePictures } from './pictures';

enhanceBack();
enhanceContents();
enhanceCounters();
enhanceMenu();
enhancePictures();
