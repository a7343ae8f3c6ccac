"""The one supply that the platform's screens show: what its feeders take and its compensation gives, and all that follows from it."""
import math

LINE_VOLTAGE = 398.6        # V, between the lines of the 0.4 kV busbar
TRANSFORMER = 1250          # kVA
# name, A, power factor
LOADS = (('动力一', 236.0, .84), ('动力二', 168.0, .82), ('照明', 92.0, .97), ('空调', 205.0, .88))
# LH-ZCS: rated voltage and capacity of one unit, how many there are, how many are switched in
CAPACITOR_VOLTAGE, CAPACITOR, UNITS, UNITS_ON = 450, 30, 6, 4
SVG = 68                    # kvar, capacitive
APF = 96.0                  # A of harmonics
# % of the current, by order
HARMONICS = {3: 2.1, 5: 4.6, 7: 3.2, 9: .6, 11: 1.9, 13: 1.4, 15: .3, 17: .9, 19: .7, 21: .2, 23: .5, 25: .4}
MONTHLY_POWER_FACTOR = .968
NOW = 10.6                  # h from midnight: curves of today end here
NIGHT = 3.5                 # h from midnight with a capacitive supply

kva = lambda amperes: math.sqrt(3)*LINE_VOLTAGE*amperes/1000
amperes = lambda power: power/(math.sqrt(3)*LINE_VOLTAGE/1000)
unit_kvar = CAPACITOR*(LINE_VOLTAGE/CAPACITOR_VOLTAGE)**2
unit_amperes = amperes(unit_kvar)
capacitors_kvar = UNITS_ON*unit_kvar
active = sum(kva(a)*pf for _, a, pf in LOADS)
reactive = sum(kva(a)*math.sin(math.acos(pf)) for _, a, pf in LOADS)-capacitors_kvar-SVG
apparent = math.hypot(active, reactive)
power_factor = active/apparent
incoming = amperes(apparent)
load_rate = 100*apparent/TRANSFORMER
use_rate = 100*UNITS_ON/UNITS
thd_i = math.hypot(*HARMONICS.values())
so_far = lambda quarters: quarters[:round(NOW*4)+1]
