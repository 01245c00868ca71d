// Imported for what it does: all English texts are there, as in a page that has been up for a moment.
import { more } from '../../web/texts/more/en.js';
import { learn } from '../../web/texts/texts.js';

learn('en', more);
