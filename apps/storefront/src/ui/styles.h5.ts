/** Global styles of H5; import once, in the app. */
import './tokens.css';
import './reset.h5.css';
import './primitives.css';
