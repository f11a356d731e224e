<?php

declare( strict_types=1 );

namespace Footbridge\Texts;

/**
 * Turns what page builders store in a shortcode's attributes into plain HTML, once the builder is gone: headings,
 * pictures, numbers, links and buttons.
 */
final class Builders {
	/** Divi, WPBakery, Avada, Enfold, Flatsome, Salient. */
	private const NAMES = '/^(?:et_pb|vc|fusion|av|ux|nectar)_/';

	/** Buttons and titled panels of other plugins. Titles of their other shortcodes may be for editors only. */
	private const OTHERS = '/(?:^|[_-])(?:button|btn|spoiler|toggle|tab|panel|accordion|accordion[_-]item)\d?$/D';

	/** Modules whose attributes are labels of a form or settings. */
	private const WITHOUT_WORDS = '/contact|signup|login|search|_map|_form|_field|vc_(?:row|column|section)|et_pb_(?:row|column|section)/';

	private const HEADINGS           = array( 'title', 'heading', 'header', 'h2', 'name' );
	private const LINES              = array( 'subhead', 'subtitle', 'subheading', 'h4', 'position' );
	private const AFTER              = array( 'author', 'job_title', 'company_name' );
	private const PICTURES           = array( 'image', 'image_url', 'images', 'image_ids', 'gallery_ids', 'portrait_url' );
	private const PICTURES_OF_IMAGES = array( 'src', 'id' );
	private const LINKS              = array( 'button_link', 'button_url', 'btn_link', 'link', 'url', 'link_url', 'href' );
	private const LABELS             = array( 'button_text', 'btn_title', 'link_text', 'label', 'text' );
	private const NUMBERS            = array( 'number', 'percent', 'label_value', 'value' );

	private const ENCODED = array(
		'%22' => '"',
		'%91' => '[',
		'%93' => ']',
	);

	/** Returns what stands before the enclosed text. */
	public static function before( Token $token ): string {
		if ( ! self::has_words( $token->name ) ) {
			return '';
		}
		$values = self::values( $token );
		$html   = self::pictures( $token->name, $values );
		$words  = self::first( $values, self::HEADINGS );
		if ( '' === $words && false !== strpos( $token->name, 'heading' ) ) {
			$words = self::first( $values, array( 'text' ) );
		}
		if ( '' !== $words && ! self::is_button( $token->name ) ) {
			$html .= '<h3>' . esc_html( $words ) . '</h3>';
		}
		$html .= self::paragraph( self::first( $values, self::LINES ) );
		$html .= self::bars( $values );
		return '' === $html ? '' : "\n\n$html\n\n";
	}

	/** Returns what stands after the enclosed text. */
	public static function after( Token $token ): string {
		if ( ! self::has_words( $token->name ) ) {
			return '';
		}
		$values = self::values( $token );
		$number = self::first( $values, self::NUMBERS );
		$unit   = isset( $values['percent'] ) || ( false !== strpos( $token->name, 'et_pb_' ) && 'off' !== ( $values['percent_sign'] ?? '' ) ) ? '%' : ( $values['units'] ?? $values['unit'] ?? '' );
		$html   = self::paragraph( '' === $number ? '' : rtrim( $number, '%' ) . $unit );
		foreach ( self::AFTER as $name ) {
			$html .= self::paragraph( self::first( $values, array( $name ) ) );
		}
		$html .= self::link( $token->name, $values );
		return '' === $html ? '' : "\n\n$html\n\n";
	}

	/** Returns the text between two tags; decoded, if the builder stores it encoded, and a link, if it is a button's label. */
	public static function content( string $name, string $text, ?Token $opener ): string {
		$address = null !== $opener && self::is_button( $name ) ? self::first( self::values( $opener ), self::LINKS ) : '';
		$label   = '' === $address ? '' : trim( wp_strip_all_tags( $text ) );
		if ( '' !== $label ) {
			return "\n\n" . self::button( $address, $label ) . "\n\n";
		}
		if ( 0 === strpos( $name, 'vc_raw_' ) || 'fusion_code' === $name ) {
			$html = 'vc_raw_js' === $name ? '' : base64_decode( trim( wp_strip_all_tags( $text ) ), true ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_decode -- Their format.
			return wp_kses_post( rawurldecode( (string) $html ) );
		}
		return $text;
	}

	/** Whether a shortcode's attributes have words that visitors read. */
	private static function has_words( string $name ): bool {
		return ( 1 === preg_match( self::NAMES, $name ) || 1 === preg_match( self::OTHERS, $name ) ) && ( 1 !== preg_match( self::WITHOUT_WORDS, $name ) || 'vc_section_title' === $name );
	}

	/** Whether a shortcode is a button. */
	private static function is_button( string $name ): bool {
		return 1 === preg_match( '/(?:^|[_-])(?:button|btn)\d?$/D', $name );
	}

	/** @return array<string, string> A tag's attributes by name. */
	private static function values( Token $token ): array {
		$values = array();
		preg_match_all( '/([\w-]+)=(?:"([^"]*)"|\'([^\']*)\'|([^\s"\']+))/', $token->attributes, $found, PREG_SET_ORDER );
		foreach ( $found as $match ) {
			$values[ strtolower( $match[1] ) ] = trim( (string) end( $match ) );
		}
		return $values;
	}

	/**
	 * Returns the first value of these names, as text, without Divi's dynamic values between two @.
	 *
	 * @param array<string, string> $values Attributes.
	 * @param list<string>          $names  Names, the most important first.
	 */
	private static function first( array $values, array $names ): string {
		foreach ( $names as $name ) {
			$text = trim( wp_strip_all_tags( strtr( $values[ $name ] ?? '', self::ENCODED ) ) );
			if ( '' !== $text && 0 !== strpos( $text, '@ET-DC@' ) ) {
				return $text;
			}
		}
		return '';
	}

	/** Returns a paragraph; '' without words. */
	private static function paragraph( string $words ): string {
		return '' === $words ? '' : '<p>' . esc_html( $words ) . '</p>';
	}

	/** @param array<string, string> $values Attributes with a module's pictures, players, and the address of a video. */
	private static function pictures( string $name, array $values ): string {
		$is_video = false !== strpos( $name, 'video' );
		if ( $is_video || false !== strpos( $name, 'audio' ) ) {
			$address = self::first( $values, array( 'src', 'link', 'audio' ) );
			if ( $is_video && 1 !== preg_match( '/\.(?:mp4|m4v|webm|ogv|mov)(?:$|\?)/i', $address ) ) {
				return self::paragraph( $address );
			}
			$player = $is_video ? 'video' : 'audio';
			return '' === $address ? '' : "<$player src=\"" . esc_url( $address ) . "\" controls></$player>";
		}
		$names = self::PICTURES;
		if ( false !== strpos( $name, 'image' ) ) {
			$names = array_merge( $names, self::PICTURES_OF_IMAGES );
		} elseif ( false !== strpos( $name, 'slide' ) ) {
			$names[] = 'background_image';
		}
		$given = self::first( $values, $names );
		if ( 1 === preg_match( '/^\d+(?:\s*,\s*\d+)*$/D', $given ) ) {
			$html = '';
			foreach ( explode( ',', $given ) as $id ) {
				$html .= wp_get_attachment_image( (int) $id, 'large' );
			}
			return $html;
		}
		return 1 === preg_match( '#^(?:https?:)?/#', $given ) ? '<p><img src="' . esc_url( $given ) . '" alt="' . esc_attr( self::first( $values, array( 'alt', 'image_alt' ) ) ) . '"></p>' : '';
	}

	/** @param array<string, string> $values Attributes with a module's link. WPBakery stores `url:%2Fabout%2F|title:About`. */
	private static function link( string $name, array $values ): string {
		$address = self::first( $values, self::LINKS );
		$words   = self::first( $values, self::is_button( $name ) ? array_merge( self::LABELS, self::HEADINGS ) : self::LABELS );
		if ( 0 === strpos( $address, 'url:' ) ) {
			$parts   = explode( '|', $address );
			$address = rawurldecode( substr( $parts[0], 4 ) );
			foreach ( $parts as $part ) {
				$words = '' === $words && 0 === strpos( $part, 'title:' ) ? rawurldecode( substr( $part, 6 ) ) : $words;
			}
		}
		if ( '' === $words || false !== strpos( $name, 'heading' ) ) {
			return '';
		}
		return '' === $address ? ( self::is_button( $name ) ? self::paragraph( $words ) : '' ) : self::button( $address, $words );
	}

	/** Returns a link that looks like a button. */
	private static function button( string $address, string $words ): string {
		return '<p><a class="wp-block-button__link" href="' . esc_url( $address ) . '">' . esc_html( $words ) . '</a></p>';
	}

	/** @param array<string, string> $values Attributes with WPBakery's progress bars, for a list. */
	private static function bars( array $values ): string {
		$bars = json_decode( rawurldecode( $values['values'] ?? '' ), true );
		$html = '';
		foreach ( is_array( $bars ) ? $bars : array() as $bar ) {
			if ( is_array( $bar ) && is_string( $bar['label'] ?? null ) ) {
				$html .= '<li>' . esc_html( trim( $bar['label'] . ' ' . ( is_scalar( $bar['value'] ?? null ) ? $bar['value'] . ( $values['units'] ?? '%' ) : '' ) ) ) . '</li>';
			}
		}
		return '' === $html ? '' : "<ul>$html</ul>";
	}
}
