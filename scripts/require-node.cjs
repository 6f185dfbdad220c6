// CommonJS without newer syntax: every npm script loads it first, on whatever Node was found.

const { readFileSync } = require('fs');
const path = require('path');

const least = require('../package.json').engines.node.replace('>=', '');
const recommended = readFileSync(path.join(__dirname, '../.nvmrc'), 'utf8').trim();
const advice = nodeAdvice(process.versions.node, least, recommended);
if (advice !== null) {
  console.error(advice);
  process.exit(1);
}

/**
 * One line that says which Node to install, or null when the version that was found is new enough.
 *
 * @param {string} found
 * @param {string} least
 * @param {string} recommended
 */
function nodeAdvice(found, least, recommended) {
  if (found.localeCompare(least, 'en', { numeric: true }) >= 0) return null;
  return `Node ${found} is too old: install Node ${recommended} (https://nodejs.org), or any from ${least} on.`;
}

module.exports = { nodeAdvice };
