// node server.cjs PORT [DIR]: with a folder the matches are kept in files, else in memory only.
const { Server, FlatFile } = require('boardgame.io/server');
const game = require('./game.cjs');

process.on('SIGHUP', () => globalThis.gc());
const [port, dir] = process.argv.slice(2);
const kept = dir ? { db: new FlatFile({ dir }) } : {};
const server = Server({ games: [game], origins: [/.*/], ...kept });
server.run({ port: Number(port) }, () => console.log('open'));
