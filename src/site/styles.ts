import '#styles/index.css'
import 'virtual:portfolio.css'
