/** The script of pages that hold an island: what every page has, and the loader. */
import { enhanceDrawnFocus } from './drawn-focus';
import { enhanceIslands } from './islands';
import { allowNoMarkup } from './trusted-markup';
import './site';

allowNoMarkup();
enhanceIslands();
enhanceDrawnFocus();
