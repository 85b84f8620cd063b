/**
 * The version of the package, as a constant so that an executable needs no file at run time. A test holds it equal to
 * package.json.
 */
export const VERSION = "0.2.0";
