// The work that every server does: a card game for two of the shape of voleurs.
// Eight piles, five cards in hand; a card goes on a pile, takes it if it matches, and another is drawn.

const MOTIFS = ['chest', 'coach', 'cow', 'keg', 'wine', 'ham', 'painting', 'candlestick', 'clock', 'crown', 'moneybag'];
const PILES = 8;
const HAND = 5;
const TURNS = MOTIFS.length * 4 - PILES;
const GAMES = 3; // in a match

function deck() {
  return MOTIFS.flatMap((motif) => [motif, motif, motif, motif]);
}

function shuffled(cards) {
  for (let at = cards.length - 1; at > 0; at--) {
    const other = Math.floor(Math.random() * (at + 1));
    [cards[at], cards[other]] = [cards[other], cards[at]];
  }
  return cards;
}

// why a move is not allowed; '' if it is
function refusal(hand, motif, pile) {
  if (!Number.isInteger(pile) || pile < 0 || pile >= PILES) return 'there is no such pile';
  if (!hand.includes(motif)) return 'there is no such card in this hand';
  return '';
}

module.exports = { MOTIFS, PILES, HAND, TURNS, GAMES, deck, shuffled, refusal };
