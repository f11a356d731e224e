<?php

declare( strict_types=1 );

namespace Footbridge\Blocks;

/**
 * Fills the template of a block's plain form, which block.json has under `footbridge.plain`: `<p>{label}</p>`. The embedded
 * WordPress has the same in TypeScript; both run the cases of tests/Blocks/plain-forms.json.
 *
 * - `{name}` is an attribute's text or number, `{brand.phone}` a value of the brand, `{inner}` the inner blocks' HTML;
 *   `{link:name}` and `{title:name}` are of the post whose id the attribute has, `{pageAddress}` of the post that has the block.
 * - An element with an empty place directly in it is left out, and so is one that has nothing left because of that.
 * - `<li each="items">{item}</li>` is repeated for each text of a list; in a list of objects `{key}` is the object's value.
 */
final class PlainForm {
	private const TAG         = '~<(/?)([a-z][a-z0-9]*)((?:\s+[a-z-]+="[^"]*")*)\s*/?>~';
	private const PLACE       = '~\{((?:brand\.|link:|title:)?)([a-zA-Z]\w*)\}~';
	private const VOID        = array( 'br', 'hr', 'img' );
	private const ADDRESSES   = array( 'href', 'src' );
	private const ADDRESS     = '~^(?:https?://|mailto:|tel:|#|/(?!/))~i';
	private const INNER       = 'inner';
	private const PAGE        = 'pageAddress';
	private const REPETITIONS = 'each';

	/** @var array<string, string> The brand's values, such as `phone`. */
	private array $brand;

	/** HTML of the inner blocks. */
	private string $inner;

	/**
	 * Returns a block's plain form.
	 *
	 * @param array<mixed>          $attributes The block's attributes.
	 * @param array<string, string> $brand      The brand's values.
	 */
	public static function render( string $template, array $attributes, string $inner, array $brand ): string {
		$form        = new self();
		$form->brand = $brand;
		$form->inner = $inner;
		return implode( '', array_map( static fn( $child ): string => (string) $form->child( $child, $attributes ), self::parse( $template ) ) );
	}

	/** @return list<mixed> A template's texts and elements. */
	private static function parse( string $template ): array {
		preg_match_all( self::TAG, $template, $tags, PREG_SET_ORDER | PREG_OFFSET_CAPTURE );
		$open = array();
		$list = array();
		$from = 0;
		foreach ( $tags as $tag ) {
			$text = substr( $template, $from, $tag[0][1] - $from );
			$from = $tag[0][1] + strlen( $tag[0][0] );
			if ( '' !== $text ) {
				$list[] = $text;
			}
			if ( '' === $tag[1][0] ) {
				preg_match_all( '~([a-z-]+)="([^"]*)"~', $tag[3][0], $pairs );
				$element = array(
					'name'       => $tag[2][0],
					'attributes' => array_combine( $pairs[1], $pairs[2] ),
					'children'   => array(),
				);
				if ( in_array( $tag[2][0], self::VOID, true ) ) {
					$list[] = $element;
				} else {
					$open[] = array( $element, $list );
					$list   = array();
				}
			} elseif ( array() !== $open ) {
				list( $element, $outer ) = array_pop( $open );
				$element['children']     = $list;
				$outer[]                 = $element;
				$list                    = $outer;
			}
		}
		if ( $from < strlen( $template ) ) {
			$list[] = substr( $template, $from );
		}
		return $list;
	}

	/**
	 * Returns a text or element; null for a text with an empty place, '' for an element that is left out.
	 *
	 * @param array<mixed> $values The attributes, and the row's values.
	 */
	private function child( $child, array $values ): ?string {
		if ( ! is_array( $child ) ) {
			return $this->fill( (string) $child, $values, true );
		}
		$list = $child['attributes'][ self::REPETITIONS ] ?? null;
		if ( null === $list ) {
			return $this->element( $child, $values );
		}
		unset( $child['attributes'][ self::REPETITIONS ] );
		$html = '';
		foreach ( is_array( $values[ $list ] ?? null ) ? $values[ $list ] : array() as $row ) {
			$html .= $this->element( $child, ( is_array( $row ) ? $row : array( 'item' => $row ) ) + $values );
		}
		return $html;
	}

	/**
	 * @param array<mixed> $element Name, attributes and children.
	 * @param array<mixed> $values  The attributes, and the row's values.
	 */
	private function element( array $element, array $values ): string {
		$tag = '<' . $element['name'];
		foreach ( $element['attributes'] as $name => $template ) {
			$value = $this->fill( $template, $values, false );
			if ( null === $value || ( in_array( $name, self::ADDRESSES, true ) && 1 !== preg_match( self::ADDRESS, $value ) ) ) {
				return '';
			}
			$tag .= " $name=\"$value\"";
		}
		if ( in_array( $element['name'], self::VOID, true ) ) {
			return "$tag>";
		}
		$html = '';
		$lost = false;
		foreach ( $element['children'] as $child ) {
			$part = $this->child( $child, $values );
			if ( null === $part ) {
				return '';
			}
			$lost  = $lost || '' === $part && is_array( $child );
			$html .= $part;
		}
		return $lost && '' === trim( $html ) ? '' : "$tag>$html</{$element['name']}>";
	}

	/**
	 * Returns a template's text with values in its places; null if one is empty.
	 *
	 * @param array<mixed> $values The attributes, and the row's values.
	 */
	private function fill( string $template, array $values, bool $has_inner ): ?string {
		$is_whole = true;
		$text     = preg_replace_callback(
			self::PLACE,
			function ( array $place ) use ( $values, $has_inner, &$is_whole ): string {
				list( , $kind, $name ) = $place;
				if ( $has_inner && '' === $kind && self::INNER === $name ) {
					return $this->inner;
				}
				if ( '' === $kind && self::PAGE === $name ) {
					$kind   = 'link:';
					$values = array( $name => get_the_ID() );
				}
				$value = 'brand.' === $kind ? $this->brand[ $name ] ?? '' : $values[ $name ] ?? '';
				$value = 'link:' === $kind || 'title:' === $kind ? self::of_post( $value, $kind ) : $value;
				$value = is_string( $value ) || is_int( $value ) || is_float( $value ) ? trim( (string) $value ) : '';
				$is_whole = $is_whole && '' !== $value;
				return htmlspecialchars( $value, ENT_COMPAT | ENT_SUBSTITUTE, 'UTF-8' );
			},
			$template
		);
		return $is_whole ? $text : null;
	}

	/** Returns the link or title of a published post; '' without one. */
	private static function of_post( $id, string $kind ): string {
		// WordPress takes 0 for the post that is being rendered.
		if ( ! is_int( $id ) || $id < 1 || 'publish' !== get_post_status( $id ) ) {
			return '';
		}
		return 'link:' === $kind ? (string) get_permalink( $id ) : html_entity_decode( get_the_title( $id ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	}
}
