/** The script for pages with islands: the site script plus the loader. */
import { enhanceDrawnFocus } from './drawn-focus';
import { enhanceIslands } from './islands';
import { allowNoMarkup } from './trusted-markup';
import './site';

allowNoMarkup();
enhanceIslands();
enhanceDrawnFocus();
