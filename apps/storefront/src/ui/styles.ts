/** Global styles of mini-programs; import once, in the app. */
import './tokens.css';
import './reset.css';
import './primitives.css';
