/** The script of pages that hold an island: what every page has, and the loader. */
import { enhanceDrawnFocus } from './drawn-focus';
import { enhanceIslands } from './islands';
import { allowOwnScripts } from './trusted-scripts';
import './site';

allowOwnScripts();
enhanceIslands();
enhanceDrawnFocus();
