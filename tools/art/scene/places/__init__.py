"""The places a car can stand in. Each is a function of a Stage that builds everything around the car and gives
the Grade of its picture."""
from .charge import charge
from .city import city
from .desert import desert
from .detail import detail
from .dusk import dusk
from .garage import garage
from .showroom import showroom
from .snow import snow
from .studio import studio
from .top import top
from .tunnel import tunnel

PLACES = {place.__name__: place for place in (studio, showroom, dusk, city, charge, snow, desert, tunnel, garage, top, detail)}

OPEN_AIR = {"dusk", "snow", "desert", "top"}      # lit by sun and sky: nearly free of noise, so fewer samples do
