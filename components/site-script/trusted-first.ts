/** First script of a page that keeps the framework (`npm run build -- --keep-framework`): before anything loads a script. */
import { allowOwnScripts } from './trusted-scripts';

allowOwnScripts();
