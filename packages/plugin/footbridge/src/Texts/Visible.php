<?php

declare( strict_types=1 );

namespace Footbridge\Texts;

/**
 * Removes hidden elements and forms from HTML of which an excerpt is made. What a visitor could open stays, as on the
 * site (packages/bridge/wordpress/html/hidden.ts).
 */
final class Visible {
	/** Classes of accordions, toggles and their parts (packages/bridge/wordpress/html/hidden.ts). */
	private const FOLDING = '~(?:^|[-_\s])(?:accordions?|toggles?|togglable|collaps\w+|faqs?|answers?|questions?|expand\w*|spoilers?|read-?more|tabs?)(?:[-_\s]|$)~i';

	private const TAG = '~<!--|-->|<(/?)([a-z][a-z0-9-]*+)((?:[^<>"\']++|"[^"]*+"|\'[^\']*+\')*+)>~i';

	/** Elements that are no part of an excerpt. */
	private const REMOVED = array( 'form', 'script', 'style', 'template', 'noscript', 'select', 'textarea', 'svg', 'datalist', 'iframe', 'object', 'audio', 'video' );

	/** So many words tell a text that was made of HTML from one that somebody wrote. */
	private const COMPARED = 4;

	private const VOID = array( 'img', 'br', 'hr', 'input', 'wbr', 'source', 'track', 'embed', 'area', 'col', 'link', 'meta' );

	/** Returns HTML without hidden elements and forms. */
	public static function html( string $html ): string {
		return self::split( $html )['shown'];
	}

	/** Whether a text that was made of HTML, and cut, has the first words of an element that the HTML hides. */
	public static function is_revealed( string $text, string $html ): bool {
		$words = self::words( $text );
		$start = implode( ' ', array_slice( explode( ' ', ltrim( $words ) ), 0, self::COMPARED ) );
		if ( '' === $start || false === strpos( self::words( $html ), " $start" ) ) {
			return false;
		}
		$parts = self::split( $html );
		$shown = self::words( $parts['shown'] );
		foreach ( $parts['hidden'] as $part ) {
			$first = implode( ' ', array_slice( explode( ' ', ltrim( self::words( $part ) ) ), 0, self::COMPARED ) );
			if ( '' !== trim( $first ) && false !== strpos( "$words ", " $first " ) && false === strpos( "$shown ", " $first " ) ) {
				return true;
			}
		}
		return false;
	}

	/** Returns the words of HTML in lower case, each after a space. */
	private static function words( string $html ): string {
		$text = html_entity_decode( wp_strip_all_tags( str_replace( '<', ' <', $html ) ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
		return ' ' . trim( (string) preg_replace( '~[^\p{L}\p{N}]++~u', ' ', strtolower( $text ) ) );
	}

	/** @return array{ shown: string, hidden: list<string> } What is shown of HTML, and its hidden elements and forms. */
	private static function split( string $html ): array {
		preg_match_all( self::TAG, $html, $tags, PREG_SET_ORDER | PREG_OFFSET_CAPTURE );
		// Labels of text fields; those of a checklist have its words.
		$removed = 1 === preg_match( '~type\s*=\s*["\']?(?:checkbox|radio)~i', $html ) ? self::REMOVED : array_merge( self::REMOVED, array( 'label' ) );
		$opened = self::opened( $html );
		$shown  = '';
		$parts  = array();
		$start  = 0;
		$from   = 0;
		$hidden = '';
		$depth  = 0;
		foreach ( $tags as $tag ) {
			$name   = strtolower( $tag[2][0] ?? '' );
			$closes = '/' === ( $tag[1][0] ?? '' );
			if ( '' === $name || in_array( $name, self::VOID, true ) ) {
				continue;
			}
			if ( '' !== $hidden ) {
				// A paragraph contains no other one.
				$depth += $name !== $hidden ? 0 : ( $closes || 'p' === $name ? -1 : 1 );
				if ( $depth <= 0 ) {
					$hidden = '';
					$from   = $closes ? $tag[0][1] + strlen( $tag[0][0] ) : $tag[0][1];
					$parts[] = substr( $html, $start, $from - $start );
				}
			}
			if ( '' === $hidden && ! $closes && ( in_array( $name, $removed, true ) || self::is_hidden( $name, self::attributes( $tag[3][0] ?? '' ), $opened ) ) ) {
				$shown .= substr( $html, $from, $tag[0][1] - $from ) . ' ';
				$start  = $tag[0][1];
				$hidden = $name;
				$depth  = 1;
			}
		}
		if ( '' !== $hidden ) {
			return array(
				'shown'  => $shown,
				'hidden' => array_merge( $parts, array( substr( $html, $start ) ) ),
			);
		}
		return array(
			'shown'  => $shown . substr( $html, $from ),
			'hidden' => $parts,
		);
	}

	/**
	 * @param array<string, string> $values An element's attributes.
	 * @param array<string, string> $opened Ids that something in the text opens, with the attribute that names them.
	 */
	private static function is_hidden( string $name, array $values, array $opened ): bool {
		$role      = $values['role'] ?? '';
		$is_dialog = 'dialog' === $name || 'dialog' === $role || isset( $values['popover'] );
		$opener    = $opened[ $values['id'] ?? '' ] ?? '';
		// aria-controls is also on the button of a dialog that only scripts open.
		if ( 'tabpanel' === $role || ( '' !== $opener && ! ( $is_dialog && 'aria-controls' === $opener ) ) ) {
			return false;
		}
		// What an accordion's script opens.
		if ( ! $is_dialog && 1 === preg_match( self::FOLDING, $values['class'] ?? '' ) ) {
			return false;
		}
		$style = (string) preg_replace( '~\s|/\*.*?\*/~s', '', strtolower( self::without_escapes( $values['style'] ?? '' ) ) );
		return ( 'dialog' === $name && ! isset( $values['open'] ) )
			|| isset( $values['popover'] )
			|| ( isset( $values['hidden'] ) && 'until-found' !== strtolower( $values['hidden'] ) )
			|| 1 === preg_match( '~(?:^|;)(?:display:none|visibility:(?:hidden|collapse)|content-visibility:hidden)(?:!important)?(?:;|$)~', $style )
			|| 1 === preg_match( '~(?:^|\s)wp-block-hidden-desktop(?:\s|$)~', $values['class'] ?? '' );
	}

	/** Returns a style without CSS's escapes: `n\6f ne` is `none`. */
	private static function without_escapes( string $style ): string {
		return (string) preg_replace_callback(
			'~\\\\(?:([0-9a-f]{1,6})\s?|(.))~is',
			static fn( array $escape ): string => $escape[2] ?? html_entity_decode( "&#x{$escape[1]};", ENT_QUOTES | ENT_HTML5, 'UTF-8' ),
			$style
		);
	}

	/** @return array<string, string> The ids of what links and buttons of a text open, with the attribute that names them. */
	private static function opened( string $html ): array {
		preg_match_all( '~\s(aria-controls|popovertarget|commandfor|data-target|data-bs-target|href(?==["\']\#))=(?:"([^"]*)"|\'([^\']*)\')~i', $html, $found, PREG_SET_ORDER );
		$ids = array();
		foreach ( $found as $match ) {
			foreach ( explode( ' ', (string) end( $match ) ) as $id ) {
				$ids[ ltrim( $id, '#' ) ] = strtolower( $match[1] );
			}
		}
		unset( $ids[''] );
		return $ids;
	}

	/** @return array<string, string> A tag's attributes by name. */
	private static function attributes( string $text ): array {
		preg_match_all( '~([^\s"\'<>/=]++)(?:\s*+=\s*+(?:"([^"]*)"|\'([^\']*)\'|([^\s"\'<>]++)))?~', $text, $found, PREG_SET_ORDER );
		$values = array();
		foreach ( $found as $match ) {
			$values += array( strtolower( $match[1] ) => count( $match ) > 2 ? trim( html_entity_decode( (string) end( $match ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) ) : '' );
		}
		return $values;
	}
}
