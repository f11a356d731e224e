<?php
declare( strict_types=1 );

namespace Footbridge\Tests\Webhook;

use Footbridge\Tests\Double\WordPress;
use Footbridge\Webhook\Card;
use PHPUnit\Framework\TestCase;

/** What lists show of a post. */
final class CardTest extends TestCase {
	private const POST = array( 'ID' => 2, 'post_type' => 'post', 'post_title' => 'Detox', 'post_content' => 'A beginning that lists show, and an end.' );

	private static function groups( array $other = array() ): array {
		return Card::groups( new \WP_Post( array_merge( self::POST, $other ) ), array() );
	}

	/** @return list<string> The groups that differ from those of a post. */
	private static function changed( array $other, array $former = array() ): array {
		$was = self::groups( $former );
		$is  = self::groups( $other + $former );
		return array_keys( array_filter( $is, static fn( $value, string $group ): bool => $value !== $was[ $group ], ARRAY_FILTER_USE_BOTH ) );
	}

	/** @dataProvider edits */
	public function test_an_edit_changes_these_groups( array $groups, array $other, array $former = array() ): void {
		self::assertSame( $groups, self::changed( $other, $former ) );
	}

	public static function edits(): array {
		return array(
			'nothing'                  => array( array(), array() ),
			'the end of a text'        => array( array( 'body' ), array( 'post_content' => 'A beginning that lists show, and another end.' ) ),
			'saved with the same text' => array( array( 'body' ), array( 'post_modified' => '2026-01-01 00:00:00' ) ),
			'the beginning of a text'  => array( array( 'excerpt', 'body' ), array( 'post_content' => 'Another' ) ),
			'an excerpt'               => array( array( 'excerpt', 'body' ), array( 'post_excerpt' => 'By hand' ) ),
			'a date'                   => array( array( 'card', 'body' ), array( 'post_date' => '2026-01-01 00:00:00' ) ),
			'a password'               => array( array( 'listed', 'body' ), array( 'post_password' => 'x' ) ),
			'a title'                  => array( array( 'name', 'body' ), array( 'post_title' => 'Rehab' ) ),
			'a slug'                   => array( array( 'name', 'body' ), array( 'post_name' => 'rehab' ) ),
			'the order of a post'      => array( array( 'body' ), array( 'menu_order' => 3 ) ),
			'the order of a facility'  => array( array( 'card', 'body' ), array( 'menu_order' => 3 ), array( 'post_type' => 'facility' ) ),
		);
	}

	public function test_categories_are_on_the_card_and_an_excerpt_that_cannot_be_read_is_unknown(): void {
		$before                            = self::groups()['card'];
		WordPress::$options['terms_of'][2] = array( 'category' => array( (object) array( 'term_id' => 9 ) ) );
		self::assertNotSame( $before, self::groups()['card'] );
		self::assertNull( self::groups( array( 'post_content' => 'fails' ) )['excerpt'] );
	}

	public function test_topics_are_of_the_body_and_tags_are_not(): void {
		WordPress::$options['terms_of'][2] = array( 'post_tag' => array( (object) array( 'term_id' => 9 ) ) );
		$post                              = new \WP_Post( self::POST );
		self::assertSame( Card::groups( $post, array() )['body'], Card::groups( $post, array( 9 ) )['body'] );
		self::assertNotSame( Card::groups( $post, array() )['body'], Card::groups( $post, array( 4 ) )['body'] );
	}

	public function test_meta_shows_on_cards_of_other_types_than_posts_and_pages(): void {
		self::assertSame( 'card', Card::group_of_meta( '_thumbnail_id', 'post' ) );
		self::assertSame( 'card', Card::group_of_meta( 'job_title', 'contributor' ) );
		self::assertSame( 'excerpt', Card::group_of_meta( '_wp_attachment_image_alt', 'attachment' ) );
		self::assertSame( 'body', Card::group_of_meta( 'schema', 'post' ) );
		self::assertSame( 'listed', Card::group_of_meta( 'noindex', 'page' ), 'the site does not list it' );
		self::assertSame( 'listed', Card::group_of_meta( 'segment', 'facility' ), 'related pages are ranked by it' );
		self::assertSame( 'body', Card::group_of_meta( '_wp_page_template', 'facility' ) );
	}
}
