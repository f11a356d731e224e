<?php

declare( strict_types=1 );

namespace Footbridge\Texts;

/** A shortcode's tag as it stands in a text: `[name a="b"]` or `[/name]`. */
final class Token {
	/** The tag as it is written. */
	public string $raw;

	/** Where it begins, in bytes. */
	public int $start;

	/** Whether it is a closing tag. */
	public bool $closes;

	public string $name;

	/** What follows the name. */
	public string $attributes;

	public function __construct( string $raw, int $start, bool $closes, string $name, string $attributes ) {
		$this->raw        = $raw;
		$this->start      = $start;
		$this->closes     = $closes;
		$this->name       = $name;
		$this->attributes = $attributes;
	}

	/** Where it ends. */
	public function end(): int {
		return $this->start + strlen( $this->raw );
	}

	/**
	 * Whether its own writing shows that it is a shortcode: a named value, a name that is no English word, the slash of a
	 * tag without content. `[sic]`, `[see page=3, below]` and `[non-profit]` are text.
	 */
	public function is_certain(): bool {
		$is_name = 1 === preg_match( '/^[a-z0-9]*[a-z][\w:-]*$/iD', $this->name );
		if ( ! $is_name ) {
			return false;
		}
		$quote = '(?:["\']|&#8220;|&#8221;|&#8243;|&#8216;|&#8217;|&#8242;|&quot;|[“”″‘’′])';
		return 1 === preg_match( '/[a-z0-9]_[a-z0-9]/i', $this->name )
			|| 1 === preg_match( "/^(?:\s|<br ?\/?>)+[a-z_][\w-]*=(?![^\"'&]{0,80},)/i", $this->attributes )
			|| 1 === preg_match( "/\s[a-z_][\w-]*=$quote/i", $this->attributes )
			|| ( false !== strpos( $this->name, '-' ) && 1 === preg_match( "/\s$quote/", $this->attributes ) )
			|| ( strlen( $this->name ) > 2 && '/' === substr( $this->attributes, -1 ) );
	}
}
