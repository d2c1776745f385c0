"""What can go wrong with dice, tiles, hands and players (qld ss 446 to 454), and what is directed besides."""

from typing import Final

from houseway.games.pai_gow.bank_acts import BANK_ACTS
from houseway.games.pai_gow.dice import die_not_flat
from houseway.games.pai_gow.irregularities.misdeals import MISDEAL_ACTS
from houseway.games.pai_gow.irregularities.player_conduct import CONDUCT_ACTS
from houseway.games.pai_gow.irregularities.wrong_settings import SETTING_ACTS
from houseway.games.pai_gow.limits import LIMIT_ACTS
from houseway.games.pai_gow.preparation import TILE_ACTS
from houseway.games.pai_gow.setting_acts import SET_ACTS
from houseway.games.pai_gow.table import PLACE_THE_MARKER, PaiGowTable
from houseway.play.acts import Act

ACTS: Final[tuple[Act[PaiGowTable], ...]] = (
    die_not_flat("qld s446", "the shake is ineffective, and the dice are shaken again"),
    *MISDEAL_ACTS,
    *SET_ACTS,
    *SETTING_ACTS,
    *CONDUCT_ACTS,
    *BANK_ACTS,
    *TILE_ACTS,
    *LIMIT_ACTS,
    PLACE_THE_MARKER,
)
