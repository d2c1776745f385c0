"""Games of wheels, dice, coins and balls."""

from typing import Final

from houseway.cli.terminal.guides.guide import Guide

GUIDES: Final = {
    "craps": Guide(
        (
            "Two dice. On the first throw, the come out roll, a win bet (pass line) wins",
            "on 7 or 11 (a natural) and loses on 2, 3 or 12; any other number is the point.",
            "Then the dice go on: the point again wins, 7 first loses.",
            "A don't win bet (don't pass) goes the other way; a come out 2 is void, a push.",
            "A come bet does it from any later throw; a field bet is for the next one only.",
        ),
        "5 win",
        "once the dice have a shooter; then throw, or Enter",
    ),
    "keno": Guide(
        (
            "You mark 1 to 10 of the numbers 1 to 80, your spots; 20 numbers are drawn.",
            "The more of yours are drawn (a catch), the more the ticket wins.",
            "What each catch wins is in the schedule of prizes: type odds.",
            "Jackpot keno on 6 to 10 spots wins a pool if every one of them is drawn.",
            "Won tickets are paid when you present them; nothing is paid by itself.",
        ),
        "1 lucky 6",
        "six numbers picked for you; Enter draws",
    ),
    "mini-dice": Guide(
        (
            "Three dice are tumbled.",
            "The field wins on a total of 5 to 8 or of 13 to 16, and pays 1 to 1.",
            "A number from 1 to 6 wins if any of the dice shows it:",
            "1 to 1 for one die, 2 to 1 for two, 12 to 1 for all three.",
            "Everything is decided by the one throw: you win or lose at once.",
        ),
        "5 field",
        "or 5 on 3; then spin, or Enter",
    ),
    "roulette": Guide(
        (
            "A ball falls into one of 37 numbers, 0 to 36.",
            "A wager wins if its numbers include that one; the fewer, the more it pays:",
            "one number (straight up) 35 to 1, two 17, three 11, four 8, six 5 to 1,",
            "a dozen or a column 2 to 1, red or black, odd or even, low or high 1 to 1.",
            "0 is none of these last: with it they all lose.",
        ),
        "10 red",
        "or 5 on 17; then spin, or Enter",
    ),
    "sic-bo": Guide(
        (
            "Three dice are tumbled, and every wager is decided by that throw.",
            "Small is a total of 4 to 10 and big one of 11 to 17, at 1 to 1;",
            "both lose on a triple, three dice alike.",
            "A total pays 6 to 62 to 1, two numbers together 6 to 1, a double 11 to 1,",
            "a triple of your number 180 to 1; a single number 1, 2 or 12 to 1.",
        ),
        "5 small",
        "or 5 big; then spin, or Enter",
    ),
    "tri-chro": Guide(
        (
            "Two balls are drawn: red, green or gold, and some of each have a star.",
            "You wager on their colours. Any red is one red or two, at 3 to 4;",
            "no red is neither, at 6 to 5; two colours together pay 33 to 10,",
            "a pair of one colour 8 to 1, and pairs of stars pay most.",
            "One draw decides everything.",
        ),
        "5 any red",
        "or 5 no gold; then draw, or Enter",
    ),
    "triple-penny-two-up": Guide(
        (
            "Three coins are tossed from the kip. A wager on heads wins on two heads, at",
            "1 to 1, and loses on tails; three heads take it into bonus play, where the",
            "next toss decides what it pays, up to 4 to 1. Tails go the same way.",
            "The spinner, who tosses, may wager on 3 of one side before any of the other,",
            "at 13 to 2, and a dollar besides on 3 triples and nothing else, at 495 to 1.",
        ),
        "10 heads",
        "or 10 tails; then Enter: the coins go up",
    ),
    "two-up": Guide(
        (
            "Two coins are tossed from the kip: heads, tails, or one of each: odds.",
            "A wager on heads wins on heads and loses on tails, at 1 to 1;",
            "on odds the coins are tossed again, but five odds in a row lose both.",
            "The spinner, who tosses, may wager on three heads before any tails, or three",
            "tails before any heads, at 15 to 2; five odds in a row lose that as well.",
        ),
        "10 heads",
        "or 10 tails; then Enter: the coins go up",
    ),
    "wheel-of-fortune": Guide(
        (
            "A wheel with sections for symbols is spun; a flapper stops it.",
            "A wager on a symbol wins if the wheel stops there.",
            "The fewer sections a symbol has, the more it pays:",
            "from 1 to 1 for symbol a, which has 24 of them,",
            "to the most for the last symbols, which have one each.",
        ),
        "5 on a",
        "or on another symbol; then spin, or Enter",
    ),
}
