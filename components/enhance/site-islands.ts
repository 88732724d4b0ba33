/** The script of pages that hold an island: what every page has, and the loader. */
import { enhanceIslands } from './islands';
import { allowOwnScripts } from './trusted-scripts';
import './site';

allowOwnScripts();
enhanceIslands();
