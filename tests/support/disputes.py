"""What a floor manager is told at a table, in the words that are used there, and the provision that decides it."""

from typing import NamedTuple


class Dispute(NamedTuple):
    game: str
    words: str
    provision: str
    rules: str = "qld"


DISPUTES = (
    Dispute("blackjack", "a card was face up in the shoe", "qld s51"),
    Dispute("blackjack", "dealer skipped a player who wanted a hit", "qld s58"),
    Dispute("blackjack", "player was dealt three cards by mistake", "qld s60"),
    Dispute("blackjack", "dealer forgot his own first card", "qld s54"),
    Dispute("blackjack", "the shoe ran out in the middle of a round", "qld s55"),
    Dispute("blackjack", "dealer had 17 and drew another card", "qld s53(1)"),
    Dispute("blackjack", "player walked away and does not play his hand", "qld s64"),
    Dispute("craps", "one of the dice fell off the table", "qld s125"),
    Dispute("craps", "one die landed on top of the other", "qld s127(1)"),
    Dispute("craps", "a die is leaning against chips", "qld s129(3)"),
    Dispute("roulette", "the ball jumped out of the wheel", "qld s144(4)"),
    Dispute("roulette", "ball spun the same way as the wheel", "qld s144(1)"),
    Dispute("roulette", "something fell into the wheel during the spin", "qld s144(3)"),
    Dispute("two-up", "a coin landed outside the ring", "qld s175(2)"),
    Dispute("sic-bo", "a die is not lying flat", "qld s80(1)"),
    Dispute("baccarat", "card found face up in the shoe in the middle of a hand", "qld s106(7)"),
    Dispute("mini-baccarat", "player hand was given a third card it should not have and nobody saw it", "qld s209(2)"),
    Dispute("keno", "the board shows a different number from the ball", "qld s222(7)"),
    Dispute("manila", "a player bet out of turn", "qld s281(1)"),
    Dispute("manila", "dealer exposed a hole card while dealing", "qld s280(1)"),
    Dispute("draw", "cards were dealt but never cut", "qld s317(1)"),
    Dispute("7-card-stud", "the last hole card was dealt face up", "qld s402(3)"),
    Dispute("pai-gow", "dealer turned over two tiles of a player", "qld s448(3)"),
    Dispute("tri-chro", "the ball drawing device broke down", "qld s465(1)"),
    Dispute("wheel-of-fortune", "mechanical failure of the wheel", "qld s155(1)"),
    Dispute("roulette", "bet was over the table maximum and the dealer took it", "qld s5(2)"),
    Dispute("blackjack", "player had a phone counting cards", "qld s4(2)"),
    Dispute("mini-dice", "one of the dice came to rest crooked", "qld s188(1)"),
    Dispute("mini-dice", "the tumbler got stuck after the dealer pressed the button", "qld s188(2)"),
    Dispute(
        "5-card-stud", "dealer burned through and flipped the next round's card before the betting was over", "qld s360"
    ),
    Dispute("5-card-stud", "player only has four cards at the end", "qld s362(1)"),
    Dispute("5-card-stud", "somebody was dealt a card too many before any betting", "qld s357(1)"),
    Dispute("caribbean-stud", "two players were showing each other their cards", "qld s248(2)"),
    Dispute("caribbean-stud", "three cards got turned over by the dealer during the deal", "vic 25/1999 r14.2", "vic"),
    Dispute("triple-penny-two-up", "the coins were not thrown high enough", "qld s477(2)"),
    Dispute("com-bo", "the shoe does not have enough cards to finish the round", "vic 29/2000 r9.5", "vic"),
    Dispute("com-bo", "cards were dealt to the boxes in the wrong order", "vic 29/2000 r9.3", "vic"),
    Dispute("roulette", "a player put chips down after no more bets", "qld s136(4)"),
    Dispute("roulette", "someone leaned over and touched the wheel", "qld s134"),
    Dispute("two-up", "the pennies did not turn over in the air", "qld s175(1)"),
    Dispute("two-up", "the spinner stepped outside the ring", "qld s175(2)"),
    Dispute("craps", "shooter threw with both hands", "qld s126(3)"),
    Dispute("craps", "the stickman called the wrong number", "qld s128(1)"),
    Dispute("blackjack", "a hand was dealt to an empty box", "qld s63"),
    Dispute("blackjack", "dealer gave himself two cards at the start", "qld s62"),
    Dispute("blackjack", "card came out of the shoe by mistake and everybody saw it", "qld s52(2)"),
    Dispute("blackjack", "dealer took a third card on 18", "qld s53(1)"),
    Dispute("baccarat", "not enough cards left in the shoe to finish the hand", "qld s106(8)"),
    Dispute("mini-baccarat", "shoe ran out during the hand", "qld s209(8)"),
    Dispute("keno", "a ball broke and a piece of it was drawn", "qld s222(8)"),
    Dispute("manila", "a player has three hole cards", "qld s283(1)"),
    Dispute("manila", "folded player took his cards back", "qld s284(1)"),
    Dispute("manila", "a friend told the player what to bet", "qld s279(2)"),
    Dispute("draw", "a player has six cards", "qld s319(1)"),
    Dispute("pai-gow", "a tile was turned over during the shuffle", "qld s447"),
    Dispute("tri-chro", "half a ball came out", "qld s465(4)"),
    Dispute("triple-penny-two-up", "a coin is resting on another coin", "qld s477(2)"),
    Dispute("caribbean-stud", "players swapped cards", "qld s248(1)"),
)
