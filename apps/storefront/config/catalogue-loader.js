const { compileFile } = require('./catalogue');

/** Gives the build a file of translations in the form that Lingui looks texts up in, JSON again. */
module.exports = function catalogueLoader(source) {
  return compileFile(this.resourcePath, source);
};
